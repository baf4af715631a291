import { attachPicture, expectPicture, openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';

// The browser notes calls that the server refuses, and lines that break.
test.use({ complaint: /status of [45]\d\d|net::ERR_|WebSocket/ });

test('a visitor shows staff a picture, and they answer with one', async ({
  page,
  browser,
  request,
}) => {
  const name = visitorName();
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { name, message: 'Is this the right paper?' });
  // Nobody is there yet who could look at it.
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toHaveCount(0);

  const staff = await newPage(browser);
  await openInbox(staff, request);
  await staff.getByRole('option', { name }).click();
  await staff.getByRole('button', { name: 'Join chat' }).click();

  await attachPicture(page, panel);
  await expectPicture(panel.getByRole('img', { name: 'Picture from You' }));
  const log = staff.getByRole('log', { name: 'Conversation' });
  await expectPicture(log.getByRole('img', { name: `Picture from ${name}` }));

  await attachPicture(staff, staff);
  await expectPicture(log.getByRole('img', { name: 'Picture from You' }));
  const answer = panel.getByRole('button', { name: 'Picture from Admin' });
  await expectPicture(answer.getByRole('img'));
  await expectAccessible(page);

  await answer.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Picture from Admin' });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(answer).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: 'Open live chat' }).click();
  await expectPicture(panel.getByRole('img', { name: 'Picture from You' }));
  await staff.context().close();
});

test('a picture waits for the line, and a page that ends before tells that it was lost', async ({
  page,
  browser,
  request,
}) => {
  const name = visitorName();
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { name });
  const staff = await newPage(browser);
  await openInbox(staff, request);
  await staff.getByRole('option', { name }).click();
  await staff.getByRole('button', { name: 'Join chat' }).click();
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toBeVisible();

  const uploads = '**/api/chats/*/pictures/customer';
  await page.route(uploads, (route) => route.abort());
  await attachPicture(page, panel);
  const own = panel.getByRole('article', { name: 'You' });
  await expect(own).toContainText('Sending…');
  await page.unroute(uploads);
  await expectPicture(own.getByRole('img', { name: 'Picture from You' }));
  await expect(own).toHaveCount(1);

  await page.route(uploads, (route) => route.abort());
  await attachPicture(page, panel);
  await expect(own).toHaveCount(2);
  await page.reload();
  await expect(
    page.getByRole('alert').getByText('A picture was not sent. Please choose it again.'),
  ).toBeVisible();
  await staff.context().close();
});
