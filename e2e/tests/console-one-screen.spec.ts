import { bookWithPassport } from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';
import { tabTo } from './tab-to.ts';

test(
  'a waiting chat is answered, its booking taken further and the chat closed without leaving it',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    // Two people on one phone would see each other's bookings beside the chat.
    const phone = `017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const person = await register(request, { ...newcomer(), name: visitorName(), phone });
    const { name } = person;
    const visitor = await newPage(browser);
    const { reference } = await bookWithPassport(visitor, request, person.token, { name, phone });
    await signInPage(visitor, person.token);
    await open(visitor, '/about');
    const panel = await openChat(visitor);
    await startChat(visitor, { name, phone, message: 'Is anything missing?' });
    await openInbox(page, request);

    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('button', { name: 'Join chat' })).toBeVisible();
    await page.keyboard.press('j');
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toBeFocused();
    await page.keyboard.type('The back of your NID, please.');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('article', { name: 'Admin' })).toContainText(
      'The back of your NID',
    );
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.keyboard.press('b');
    const step = page.getByRole('dialog', { name: `Status and documents: ${reference}` });
    await expect(step.getByLabel('New status')).toBeVisible();
    await expectAccessible(page);
    // Chosen before the request, which is no colleague's change.
    await step.getByLabel('New status').selectOption('Confirmed');
    // Of a picture nothing else needs to be said.
    await step.getByLabel('Which picture?').selectOption('NID back');
    await tabTo(page, 'button', 'Ask for it');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The customer has been asked.')).toBeVisible();
    await expect(step.getByLabel('New status')).toHaveValue('confirmed');
    await tabTo(page, 'button', 'Change status');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The booking is now confirmed.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(step).toBeHidden();
    const details = page.getByRole('complementary', { name: 'Visitor' });
    await expect(details.getByText('Confirmed')).toBeVisible();
    await page.keyboard.press('x');
    const ask = page.getByRole('alertdialog', { name: 'Close this chat?' });
    await ask.getByRole('button', { name: 'Close chat' }).press('Enter');
    await expect(panel.getByText('This chat is closed.')).toBeVisible();
    await expect(
      panel.getByText(`About your booking ${reference}: A picture of the back of your NID`),
    ).toBeVisible();
    await visitor.context().close();
  },
);
