import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { attachPicture, expectPicture, openChat, startChat } from './chat.ts';
import { staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage, openInbox, visitorName } from './inbox.ts';
import { expect, open, reload, test } from './page.ts';

// The browser notes calls that the server refuses, and lines that break.
test.use({ complaint: /status of [45]\d\d|net::ERR_|WebSocket/ });

/** Staff in a browser of their own, who have joined the chat that the visitor began. */
async function joinedBy(browser: Browser, request: APIRequestContext, name: string) {
  const staff = await newPage(browser);
  await openInbox(staff, request);
  await staff.getByRole('option', { name }).click();
  await staff.getByRole('button', { name: 'Join chat' }).click();
  return staff;
}

/** A visitor who has begun a chat, and may be shown pictures in it once somebody has joined. */
async function beginChat(page: Page, message = ''): Promise<{ name: string; panel: Locator }> {
  const name = visitorName();
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { name, message });
  return { name, panel };
}

test('a visitor shows staff a picture, and they answer with one', async ({
  page,
  browser,
  request,
}) => {
  const { name, panel } = await beginChat(page, 'Is this the right paper?');
  // Nobody is there yet who could look at it.
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toHaveCount(0);

  const staff = await joinedBy(browser, request, name);

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

  await reload(page);
  await page.getByRole('button', { name: 'Open live chat' }).click();
  await expectPicture(panel.getByRole('img', { name: 'Picture from You' }));

  // That the visitor's was opened in the console is in the log.
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const noted = await request.get('/api/admin/log?kind=chat', { headers });
  const { data } = (await noted.json()) as { data: { deed: string; subject: string }[] };
  const isOpening = ({ deed, subject }: (typeof data)[number]) =>
    deed === 'picture' && staff.url().includes(subject);
  expect(data.some(isOpening)).toBe(true);
  await staff.context().close();
});

test('a picture waits for the line, and goes out once although its page ends before', async ({
  page,
  browser,
  request,
}) => {
  const { name, panel } = await beginChat(page);
  const staff = await joinedBy(browser, request, name);
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toBeVisible();

  let isDown = true;
  let refused = 0;
  await page.route('**/api/chats/*/pictures/customer', (route) => {
    if (!isDown) return route.continue();
    refused += 1;
    return route.abort();
  });
  await attachPicture(page, panel);
  const own = panel.getByRole('article', { name: 'You' });
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(own).toContainText('Sending…');
  isDown = false;
  await expectPicture(own.getByRole('img', { name: 'Picture from You' }));
  await expect(own).toHaveCount(1);

  isDown = true;
  await attachPicture(page, panel);
  await expect(own).toHaveCount(2);
  await reload(page);
  await page.getByRole('button', { name: 'Open live chat' }).click();
  await expect(own).toHaveCount(2);
  await expect(own.last()).toContainText('Sending…');
  isDown = false;
  const log = staff.getByRole('log', { name: 'Conversation' });
  const seen = log.getByRole('img', { name: `Picture from ${name}` });
  await expect(seen).toHaveCount(2);
  await expectPicture(seen.last());
  await expect(own.last()).not.toContainText('Sending…');
  await expect(own).toHaveCount(2);
  await staff.context().close();
});

test('a picture that was deleted leaves its place, and the conversation goes on', async ({
  page,
  browser,
  request,
}) => {
  const { name, panel } = await beginChat(page, 'Is this the right paper?');
  const staff = await joinedBy(browser, request, name);
  await attachPicture(page, panel);
  await expectPicture(panel.getByRole('img', { name: 'Picture from You' }));

  let asked = 0;
  for (const side of [page, staff]) {
    await side.route('**/api/chats/*/pictures/*', (route) => {
      asked += 1;
      return route.fulfill({ status: 410, json: { success: false, code: 'gone' } });
    });
  }
  await reload(page);
  await staff.reload();
  await page.getByRole('button', { name: 'Open live chat' }).click();
  const log = staff.getByRole('log', { name: 'Conversation' });
  for (const place of [panel, log]) {
    await expect(place.getByText('This picture cannot be shown')).toBeVisible();
  }
  await staff.getByRole('textbox', { name: 'Reply' }).fill('It is, thank you.');
  await staff.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText('It is, thank you.')).toBeVisible();
  // Each side tries a younger address at most, and then leaves it.
  expect(asked).toBeLessThan(8);
  await staff.context().close();
});

test('a picture that the server refuses can be removed, by the visitor and by staff', async ({
  page,
  browser,
  request,
}) => {
  const { name, panel } = await beginChat(page, 'Hello');
  const staff = await joinedBy(browser, request, name);
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toBeVisible();

  for (const [asking, place] of [
    [page, panel],
    [staff, staff],
  ] as const) {
    await asking.route('**/api/**/pictures*/**', (route) => route.fulfill({ status: 415 }));
    await asking.route('**/api/**/pictures', (route) => route.fulfill({ status: 415 }));
    await attachPicture(asking, place);
    const own = place.getByRole('article', { name: 'You' }).last();
    await expect(own.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(asking);
    await own.getByRole('button', { name: 'Remove' }).click();
    const log = place.getByRole('log', { name: 'Conversation' });
    await expect(log).toBeFocused();
    await expect(log.getByText('Not sent')).toHaveCount(0);
    await expect(log.getByText('Hello')).toBeVisible();
  }
  await staff.context().close();
});
