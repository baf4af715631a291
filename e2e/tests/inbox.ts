import type { CannedReplies } from '@pothik/contract';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { signInConsole, staffToken } from './console.ts';

/** By its name: where nobody waits, the inbox opens with one's own chats. */
export const waitingList = '/admin/inbox?list=waiting';

/** Opens the inbox for staff, in the page that is handed in. */
export async function openInbox(
  page: Page,
  request: APIRequestContext,
  path = waitingList,
  token?: string,
) {
  await signInConsole(page, token ?? (await staffToken(request)));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  return page;
}

/** A browser of its own, such as the visitor's beside that of staff. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** A name that no other journey's visitor has. */
export const visitorName = () => `Rahima ${crypto.randomUUID().slice(0, 8)}`;

/** Has the desk's canned replies hold this one too. */
export async function addCannedReply(
  request: APIRequestContext,
  reply: CannedReplies['replies'][number],
): Promise<void> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const path = '/api/admin/canned-replies';
  const { data: known } = (await (await request.get(path, { headers })).json()) as {
    data: CannedReplies;
  };
  const data = { version: known.version, replies: [...known.replies, reply] };
  expect((await request.put(path, { headers, data })).status()).toBe(200);
}
