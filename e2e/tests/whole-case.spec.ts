import { choosePhoto, fill, guest, jobAddress, submit } from './booking.ts';
import { attachPicture, expectPicture, openChat, startChat } from './chat.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';
import { mailTo, newcomer, register, signInPage } from './person.ts';

test(
  'a case from the first question to the confirmed booking, with a document that was missing',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const person = await register(request, { ...newcomer(), name: visitorName() });
    const { name, email } = person;
    const visitor = await newPage(browser);
    await signInPage(visitor, person.token);

    // The question, and its answer.
    await open(visitor, jobAddress);
    const panel = await openChat(visitor);
    await startChat(visitor, { name, message: 'Do I need my NID for this job?' });
    await openInbox(page, request);
    await page.getByRole('option', { name }).press('Enter');
    await page.getByRole('button', { name: 'Join chat' }).press('Enter');
    const reply = page.getByRole('textbox', { name: 'Reply' });
    await reply.fill('Your passport first. Please book, and we look at it.');
    await reply.press('Enter');
    const answers = panel.getByRole('article', { name: 'Admin' });
    await expect(answers).toContainText('Your passport first.');
    await visitor.getByRole('button', { name: 'Close live chat' }).click();

    // The booking, with the passport.
    await fill(visitor, { ...guest, 'Full Name': name });
    await choosePhoto(visitor);
    await submit(visitor);
    await expect(visitor).toHaveURL(/\/my-bookings$/);
    const card = visitor.getByRole('article', { name: 'Building Electrician' });
    await expect(card).toContainText('Pending');

    // Staff look at it, and miss something.
    await page.getByRole('link', { name: 'Bookings', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search bookings' }).fill(name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    const reference = (await row.getByRole('link').textContent()) ?? '';
    await row.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
    const note = 'The back of your NID, please.';
    await page.getByLabel('What do you need?').fill(note);
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByText('The customer has been asked.')).toBeVisible();

    // The customer is told in the account, by mail and in the chat.
    await open(visitor, '/notifications');
    await expect(visitor.getByText(`${reference}: ${note}`)).toBeVisible();
    expect(await mailTo(email, `Booking ${reference} needs something from you`)).toContain(note);
    await openChat(visitor);
    await expect(answers.last()).toContainText(`About your booking ${reference}: ${note}`);
    await attachPicture(visitor, panel);
    await expectPicture(panel.getByRole('img', { name: 'Picture from You' }));

    // Staff look at it where they answered, and confirm.
    const booking = page.url();
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await page.getByRole('tab', { name: /^Mine/ }).click();
    await page.getByRole('option', { name }).press('Enter');
    const log = page.getByRole('log', { name: 'Conversation' });
    await expectPicture(log.getByRole('img', { name: `Picture from ${name}` }));
    await page.goto(booking);
    await page.getByLabel('New status').selectOption('Confirmed');
    await page.getByRole('button', { name: 'Change status' }).click();
    await expect(page.getByRole('status').getByText('The booking is now confirmed.')).toBeVisible();

    await open(visitor, '/notifications');
    await expect(visitor.getByText('Your booking is confirmed')).toBeVisible();
    expect(await mailTo(email, `Booking ${reference} is confirmed`)).toContain('/my-bookings');
    await open(visitor, '/my-bookings');
    await expect(card).toContainText('Confirmed');
    await visitor.context().close();
  },
);
