import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';

// The browser notes lines that break when the visitor's page is closed.
test.use({ complaint: /net::ERR_|WebSocket/ });

test('a snoozed chat comes back when its visitor writes, and one that is marked is read again', async ({
  page,
  browser,
  request,
}) => {
  const name = visitorName();
  await openInbox(page, request);
  const visitor = await newPage(browser);
  await open(visitor, '/about');
  const panel = await openChat(visitor);
  await startChat(visitor, { name, message: 'When is my visa ready?' });
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Join chat' }).click();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Snooze' }).click();
  const dialog = page.getByRole('dialog', { name: 'Snooze' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click();
  const snoozed = page.getByRole('listbox', { name: 'Snoozed' });
  await expect(snoozed.getByRole('option', { name })).toContainText('Snoozed until');

  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await input.fill('I need it sooner.');
  await input.press('Enter');
  const mine = page.getByRole('listbox', { name: 'Mine' }).getByRole('option', { name });
  await expect(mine).toContainText('1 new');

  await mine.click();
  await expect(page.getByRole('log').getByText('I need it sooner.')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Mark unread' }).click();
  await expect(mine).toContainText('Unread');
  await mine.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.goto('/admin/inbox?list=mine');
  await expect(mine).toBeVisible();
  await expect(mine).not.toContainText('Unread');
  await visitor.context().close();
});
