import { expect, open, test } from './page.ts';
import { mailedToken, newcomer } from './person.ts';

test('a visitor subscribes to the newsletter and confirms it by the mail', async ({ page }) => {
  const { email: address } = newcomer();
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email for our newsletter' });
  await field.fill('rahima');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter an e-mail address/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('rahima');

  await field.fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Please check your inbox',
  );
  await expect(field).toHaveValue('');

  const token = await mailedToken(address, '/newsletter/confirm');
  await open(page, `/newsletter/confirm?token=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toContainText('Your address is confirmed.');
});

test('a link that was made up says so', async ({ page }) => {
  await open(page, '/newsletter/confirm?token=made-up');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
});
