import { bookWithPassport } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

test('somebody sees what they agreed to, and withdraws it', async ({ page, request }) => {
  const { token } = await register(request);
  const { reference } = await bookWithPassport(page, request, token);
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByLabel('Offers and articles, now and then').check();
  const part = page.getByRole('region', { name: 'What you agreed to' });
  const [news, documents] = [
    part.getByRole('listitem').filter({ hasText: 'News and offers by e-mail' }),
    part.getByRole('listitem').filter({ hasText: `Documents of booking ${reference}` }),
  ];
  await expect(news).toContainText('By subscribing I agree');
  await expect(news).toContainText('(newsletter-1)');
  await expect(documents).toContainText('You did so without a text that asked you.');
  await expectAccessible(page);

  await part.getByRole('button', { name: 'Withdraw: News and offers by e-mail' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this consent?' });
  await expect(dialog).toContainText('You get no more news');
  await dialog.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(news).toContainText('Withdrawn on');
  await expect(page.getByLabel('Offers and articles, now and then')).not.toBeChecked();

  await part.getByRole('button', { name: `Withdraw: Documents of booking ${reference}` }).click();
  await dialog.getByRole('button', { name: 'No, keep' }).click();
  await part.getByRole('button', { name: `Withdraw: Documents of booking ${reference}` }).click();
  await dialog.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(documents).toContainText('Withdrawn on');
  await expect(page.getByRole('heading', { name: 'What you agreed to' })).toBeFocused();
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog')).toContainText('Reference');
  await expect(page.getByRole('dialog').getByRole('link', { name: /Passport/ })).toHaveCount(0);
});

test.describe('another server', () => {
  // The browser notes calls that fail, as this one is made to.
  test.use({ complaint: /status of 404/ });

  test('keeps no account of consents, and the profile is as it was', async ({ page, request }) => {
    const { token } = await register(request);
    await signInPage(page, token);
    const asked = page.waitForResponse('**/users/consents');
    await page.route('**/users/consents', (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, '/profile');
    await asked;
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible();
    await expect(page.getByText('What you agreed to')).toHaveCount(0);
  });
});
