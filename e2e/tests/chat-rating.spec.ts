import { beginChatWithStaff, openChat } from './chat.ts';
import { signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, reload, test } from './page.ts';

test.use({ complaint: /net::ERR_|WebSocket/ });

test('a visitor rates a closed chat, also over a broken line, and staff read it', async ({
  page,
  browser,
  request,
}) => {
  const comment = `Quick and kind ${crypto.randomUUID()}`;
  const { staff, panel, id } = await beginChatWithStaff(page, request);
  await staff.join(id);
  await expect(panel.getByText('How was this chat?')).toHaveCount(0);
  await staff.close(id);
  const choices = panel.getByRole('group', { name: 'How was this chat?' });
  await expect(choices.getByRole('button', { pressed: true })).toHaveCount(0);
  await expectAccessible(page);

  await choices.getByRole('button', { name: 'Okay' }).press('Enter');
  await expect(panel.getByText('Thank you.')).toBeVisible();
  await choices.getByRole('button', { name: 'Good' }).click();
  const field = panel.getByRole('textbox', { name: 'Comment (optional)' });
  await field.fill(comment);
  await page.route('**/rating', (route) => route.abort());
  await panel.getByRole('button', { name: 'Send comment' }).click();
  await expect(panel.getByText('Not sent')).toBeVisible();
  await expect(field).toHaveValue(comment);
  await expectAccessible(page);
  await page.unroute('**/rating');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByText('Thank you.')).toBeVisible();

  await reload(page);
  await openChat(page);
  await expect(choices.getByRole('button', { name: 'Good', pressed: true })).toBeVisible();
  await expect(field).toHaveValue(comment);

  const console = await newPage(browser);
  await signInConsole(console, await staffToken(request));
  await console.goto('/admin');
  const row = console.getByRole('table', { name: 'Latest comments' }).getByRole('row');
  await row.filter({ hasText: comment }).getByRole('link').click();
  await expect(console.getByRole('log', { name: 'Conversation' })).toBeVisible();
  const details = console.getByRole('button', { name: 'Details' });
  if (await details.isVisible()) await details.click();
  await expect(console.getByRole('definition').filter({ hasText: comment })).toBeVisible();
  await expectAccessible(console);
  await console.context().close();
});

test('a rating that is skipped leaves nothing behind', async ({ page, request }) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request);
  await staff.close(id);
  await expect(panel.getByRole('group', { name: 'How was this chat?' })).toBeVisible();
  await panel.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(panel.getByRole('button', { name: 'Start Chat' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('liveChat'))).toEqual([]);
});
