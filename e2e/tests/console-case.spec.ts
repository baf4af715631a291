import { book } from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { colleague, signInConsole, stranger } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, open, test } from './page.ts';
import { confirmAddress, mailTo, register, signInPage } from './person.ts';

test('a customer is answered, asked and noted about on the one screen of their case', async ({
  page,
  browser,
  request,
}) => {
  const person = await register(request, stranger());
  const { name } = person;
  await confirmAddress(request, person);
  await book(request, person.token, { name });
  const visitor = await newPage(browser);
  await signInPage(visitor, person.token);
  await open(visitor, '/');
  const panel = await openChat(visitor);
  await startChat(visitor, { name, message: 'Is my booking complete?' });

  // The booking leads to all that is known of whoever made it.
  const { token } = await colleague(request, 'agent');
  await signInConsole(page, token);
  await page.goto(`/admin/bookings?search=${encodeURIComponent(name)}`);
  const found = page.getByRole('link', { name: /^PTK-/ });
  const reference = (await found.textContent()) ?? '';
  await found.click();
  await page.getByRole('link', { name: 'Whole case' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/people\/customers\//);
  const happened = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(happened.first()).toContainText('Is my booking complete?');
  await expect(happened.filter({ hasText: 'Booked' })).toHaveCount(1);
  await expectAccessible(page);

  // They are answered in their chat.
  await page.getByRole('button', { name: 'Join chat' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('The back of your NID is missing.');
  await reply.press('Enter');
  const answers = panel.getByRole('article', { name: 'Admin' });
  await expect(answers).toContainText('The back of your NID is missing.');
  const answer = happened.filter({ hasText: 'The back of your NID is missing.' });
  await expect(answer).toHaveCount(1);

  // The missing document is asked for, and colleagues are told.
  await page.getByRole('button', { name: /^Status and documents: PTK-/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Status and documents: PTK-/ });
  await drawer.getByLabel('What do you need?').fill('The back of your NID, please.');
  await drawer.getByLabel('Which picture?').selectOption('NID back');
  await drawer.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('The customer has been asked.')).toBeVisible();
  await drawer.getByLabel('Note', { exact: true }).fill('Sent by WhatsApp before; unreadable.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The note is added.')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close status and documents' }).click();
  await expect(page.getByRole('region', { name: 'Bookings' })).toContainText('Asked for NID back');
  await expect(happened.filter({ hasText: 'Asked for: NID back' })).toHaveCount(1);
  await expect(happened.filter({ hasText: 'Sent by WhatsApp before' })).toHaveCount(1);
  await mailTo(person.email, `Booking ${reference} needs something from you`);
  await page.reload();
  const mail = happened.filter({ hasText: 'Mail: something is needed' });
  await expect(mail).toHaveCount(1);

  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
  await visitor.context().close();
});
