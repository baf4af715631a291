import { colleague, signInConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { noisePng } from './noise-png.ts';
import { collectNotifications, openChat, startChat, turnAway } from './chat.ts';
import { newPage, openInbox, visitorName, waitingList } from './inbox.ts';
import { expect, open, test } from './page.ts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

test.use({ complaint: /net::ERR_|WebSocket/ });

/** A visitor and somebody of staff, each in a browser, in one chat that was just joined. */
async function meet(page: Page, browser: Browser, request: APIRequestContext, token?: string) {
  const name = visitorName();
  const visitor = await newPage(browser);
  const told = await collectNotifications(visitor);
  await open(visitor, '/about');
  const panel = await openChat(visitor);
  await startChat(visitor, { name });
  await openInbox(page, request, waitingList, token);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Join chat' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeFocused();
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeEnabled();
  const log = page.getByRole('log', { name: 'Conversation' });
  return { name, visitor, panel, input, reply, log, told };
}

test('each side sees who is there, that the other types, and what the other has read', async ({
  page,
  browser,
  request,
}) => {
  const { name, visitor, panel, input, reply, log } = await meet(page, browser, request);
  // The first of the words that staff are called by.
  await expect(panel.getByText(/^\S+ answers you$/)).toBeVisible();
  await reply.pressSequentially('One moment');
  await expect(panel.getByText('Admin is typing…')).toBeVisible();
  await reply.press('Enter');
  await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('One moment');
  await expect(panel.getByText('Admin is typing…')).toBeHidden();
  await expect(log.getByRole('article').filter({ hasText: 'One moment' })).toContainText('Seen');

  await input.pressSequentially('Take your time');
  await expect(page.getByText(`${name} is typing…`)).toBeVisible();
  await input.press('Enter');
  await expect(log.getByRole('article', { name })).toContainText('Take your time');
  await expect(page.getByText(`${name} is typing…`)).toBeHidden();
  await expect(panel.getByText('Seen', { exact: true })).toBeVisible();
  await visitor.context().close();
});

test('the picture that somebody of staff has chosen stands beside their first name', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await colleague(request, 'agent');
  await signInConsole(page, token);
  await page.goto('/admin/sessions');
  await page
    .getByLabel('Choose your picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(3_000) });
  await expect(page.getByText('Your picture is stored.')).toBeVisible();
  await expectAccessible(page);

  const { visitor, panel } = await meet(page, browser, request, token);
  const answerer = panel.getByRole('status').filter({ hasText: 'answers you' });
  await expect(answerer).toContainText('Nasrin');
  const picture = answerer.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.context().close();
});

test('what comes while one is at another tab is told at once, and again on return', async ({
  page,
  browser,
  request,
}) => {
  const { visitor, reply, log, panel, told } = await meet(page, browser, request);
  await turnAway(visitor, true);
  await reply.fill('Your visa is ready');
  await reply.press('Enter');
  await expect.poll(told).toEqual(['New Message from Admin: Your visa is ready']);
  // Nobody has looked at it yet.
  const sent = log.getByRole('article').filter({ hasText: 'Your visa is ready' });
  await expect(sent).not.toContainText('Seen');
  await turnAway(visitor, false);
  await expect
    .poll(told)
    .toEqual([
      'New Message from Admin: Your visa is ready',
      'Missed Message from Admin: Your visa is ready',
    ]);
  await expect(panel.getByRole('article', { name: 'Admin' })).toContainText('Your visa is ready');
  await expect(sent).toContainText('Seen');
  await visitor.context().close();
});
