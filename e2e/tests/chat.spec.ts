import type { APIRequestContext, Page } from '@playwright/test';
import { beginChatWithStaff, collectNotifications, openChat, startChat, Staff } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, openAndRest, test } from './page.ts';

// The browser notes calls that the server refuses, and lines that break.
test.use({ complaint: /status of [45]\d\d|net::ERR_|WebSocket/ });

test('a visitor starts a chat, staff answer, and both see what is said', async ({
  page,
  request,
}) => {
  const staff = await Staff.signIn(request);
  await open(page, '/');
  const panel = await openChat(page);
  await expect(panel.getByText('Connected')).toBeVisible();
  const id = await startChat(page, { message: 'Is the office open?' });
  const log = panel.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('article', { name: 'You' })).toContainText('Is the office open?');
  await expect(panel.getByText('An admin will join shortly. Please wait...')).toBeVisible();
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeDisabled();

  await staff.join(id);
  await expect(input).toBeEnabled();
  await expect(panel.getByText('An admin will join shortly. Please wait...')).toBeHidden();
  await staff.send(id, 'Yes, until six.');
  await expect(log.getByRole('article', { name: 'Admin' })).toContainText('Yes, until six.');
  await expect(page.getByRole('status').getByText('Admin: Yes, until six.')).toBeVisible();

  await input.fill('  Thank you!  ');
  await panel.getByRole('button', { name: 'Send message' }).click();
  await expect(log.getByRole('article', { name: 'You' }).last()).toContainText('Thank you!');
  await expect(input).toHaveValue('');
  await expect
    .poll(() => staff.contents(id))
    .toEqual(['Is the office open?', 'Yes, until six.', 'Thank you!']);

  await staff.close(id);
  await expect(panel.getByText('This chat is closed.')).toBeVisible();
  await expect(input).toBeHidden();
  await panel.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(panel.getByLabel('Name')).toBeVisible();
});

test('a visitor writes while they wait, once they ask to, and staff find it', async ({
  page,
  request,
}) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request, {
    message: 'Is the office open?',
  });
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeDisabled();
  await panel.getByRole('button', { name: 'Write while you wait' }).click();
  await expect(input).toBeFocused();
  await expect(panel.getByText('An admin will join shortly. Please wait...')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Add a picture' })).toBeEnabled();
  await expectAccessible(page);
  await input.fill('I can come on Sunday.');
  await input.press('Enter');
  const all = ['Is the office open?', 'I can come on Sunday.'];
  await expect.poll(() => staff.contents(id)).toEqual(all);
  await staff.join(id);
  await expect(panel.getByText('An admin will join shortly. Please wait...')).toBeHidden();
  await expect(panel.getByRole('log').getByRole('article', { name: 'You' })).toHaveCount(2);
});

test('asks for a name and a phone number, and for a number of Bangladesh', async ({ page }) => {
  await open(page, '/');
  const panel = await openChat(page);
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(panel.getByText('Please fill in name and phone number')).toBeVisible();
  await expect(panel.getByLabel('Name')).toBeFocused();
  await panel.getByLabel('Name').fill('Rahima');
  await panel.getByLabel('Phone').fill('01212345678');
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(
    panel.getByText('Please enter a valid Bangladesh mobile number (01XXXXXXXXX)'),
  ).toBeVisible();
  await expect(panel.getByLabel('Phone')).toBeFocused();
  await expect(panel.getByLabel('Name')).toHaveValue('Rahima');
});

test('says that it could not be started, and clears the form', async ({ page }) => {
  await page.route('**/api/chats/start', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'The desk is on fire' } }),
  );
  await open(page, '/');
  const panel = await openChat(page);
  await panel.getByLabel('Name').fill('Rahima');
  await panel.getByLabel('Phone').fill('01712345678');
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(page.getByRole('alert').getByText('The desk is on fire')).toBeVisible();
  await expect(panel.getByLabel('Name')).toHaveValue('');
});

test('is opened by the footer, by home and by an event, and closed by its button and by Escape', async ({
  page,
}) => {
  await open(page, '/');
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  const close = page.getByRole('button', { name: 'Close live chat' });
  const ways = [
    () => page.getByRole('contentinfo').getByText('Contact', { exact: true }).click(),
    () => page.getByRole('button', { name: 'Schedule Consultation' }).click(),
    () => page.evaluate(() => dispatchEvent(new Event('livechat:open'))),
  ];
  for (const way of ways) {
    await way();
    await expect(panel).toBeVisible();
    await close.click();
    await expect(panel).toBeHidden();
  }
  await openChat(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open live chat' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('loads nothing of the chat before somebody wants it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await openAndRest(page, '/');
  expect(asked.filter((url) => /\/chat-|socket\.io|conversation/.test(url))).toEqual([]);
  await openChat(page);
  await expect.poll(() => asked.some((url) => /^ws:.*socket\.io/.test(url))).toBe(true);
  expect(asked.filter((url) => url.includes('transport=polling'))).toEqual([]);
});

test('everybody can use the panel, in each of its states', async ({ page, request }) => {
  const staff = await Staff.signIn(request);
  await open(page, '/about');
  const panel = await openChat(page);
  await expect(panel.getByText('Connected')).toBeVisible();
  await expectAccessible(page);
  const id = await startChat(page, { message: 'Hello' });
  await expectAccessible(page);
  await staff.join(id);
  await staff.send(id, 'Good morning');
  await expect(panel.getByRole('article', { name: 'Admin' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expectAccessible(page);
  await staff.close(id);
  await expect(panel.getByRole('button', { name: 'Start New Chat' })).toBeVisible();
  await expectAccessible(page);
});

test('goes on after a reload, and when the visitor moves to another page', async ({
  page,
  request,
}) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request, { message: 'before' });
  await staff.join(id);
  await page.reload();
  await expect(panel).toBeHidden();
  // It is loaded again by itself, and counts what comes.
  await expect
    .poll(async () => {
      await staff.send(id, 'are you there?');
      return page.getByRole('status').getByText('Admin: are you there?').count();
    })
    .toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Open live chat' })).toHaveAccessibleDescription(
    /unread/,
  );
  await openChat(page);
  const log = panel.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('article').first()).toContainText('before');
  await expect(log.getByRole('article').last()).toContainText('are you there?');
  const words = panel.getByRole('textbox', { name: 'Type your message' });
  await words.fill('half a sent');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/careers"]')?.click();
  });
  await expect(page).toHaveURL(/careers/);
  await expect(words).toHaveValue('half a sent');
});

/** Starts a chat that staff have joined, and writes two messages without a line. */
async function writeOffline(page: Page, request: APIRequestContext) {
  const { staff, panel, id } = await beginChatWithStaff(page, request);
  await staff.join(id);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeEnabled();
  await page.context().setOffline(true);
  for (const words of ['first', 'second']) {
    await input.fill(words);
    await input.press('Enter');
  }
  await expect(panel.getByText('Sending…')).toHaveCount(2);
  return { staff, panel, id };
}

test('sends what was typed without a line when it is back, once and in its order', async ({
  page,
  context,
  request,
}) => {
  const { staff, panel, id } = await writeOffline(page, request);
  await staff.send(id, 'meanwhile');
  await context.setOffline(false);
  await expect.poll(() => staff.contents(id)).toEqual(['meanwhile', 'first', 'second']);
  const articles = panel.getByRole('log', { name: 'Conversation' }).getByRole('article');
  await expect(articles).toHaveCount(3);
  await expect(articles).toContainText(['meanwhile', 'first', 'second']);
  await expect(panel.getByText('Sending…')).toHaveCount(0);
  await expect(panel.getByText('Connected')).toBeVisible();
});

test('what was typed without a line outlasts its tab, and is sent once by the next one', async ({
  page,
  context,
  request,
}) => {
  const { staff, id } = await writeOffline(page, request);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await open(next, '/about');
  await expect.poll(() => staff.contents(id)).toEqual(['first', 'second']);
  const again = await openChat(next);
  await expect(again.getByRole('article', { name: 'You' })).toContainText(['first', 'second']);
  await expect(again.getByText('Sending…')).toHaveCount(0);
  expect(await staff.contents(id)).toEqual(['first', 'second']);
});

test('a message that the server does not take comes back, and is sent by Retry', async ({
  page,
  request,
}) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request);
  await staff.join(id);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeEnabled();
  await input.fill('two');
  const failing = Promise.withResolvers<undefined>();
  await page.route('**/messages/customer', async (route) => {
    await failing.promise;
    await route.fulfill({ status: 500, json: { success: false, message: 'No' } });
  });
  await input.press('Enter');
  await input.fill('three');
  failing.resolve(undefined);
  await panel.getByRole('button', { name: 'Retry' }).waitFor();
  await page.unroute('**/messages/customer');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => staff.contents(id)).toContain('two');
  await expect(input).toHaveValue('three');
});

test('two tabs show one chat, and leave it together', async ({ page, context, request }) => {
  const staff = await Staff.signIn(request);
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/careers');
  await openChat(page);
  const id = await startChat(page, { message: 'from the first' });
  await staff.join(id);
  const second = await openChat(other);
  await expect(second.getByRole('article', { name: 'You' })).toContainText('from the first');
  const input = second.getByRole('textbox', { name: 'Type your message' });
  await input.fill('from the second');
  await input.press('Enter');
  const first = page.getByRole('dialog', { name: 'Live chat' });
  await expect(first.getByRole('article').last()).toContainText('from the second');
  await staff.close(id);
  await first.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(second.getByLabel('Name')).toBeVisible();
});

test('shows what is said as text, and does not pull down who reads further up', async ({
  page,
  request,
}) => {
  const { staff, panel, id } = await beginChatWithStaff(page, request, {
    message: '<img src=x onerror="window.harmed = 1">',
  });
  for (let line = 0; line < 15; line += 1) await staff.send(id, `Line ${String(line)}\nand more`);
  const log = panel.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('article').last()).toContainText('Line 14');
  await expect(log.getByRole('article').last()).toBeInViewport();
  await log.evaluate((element) => (element.scrollTop = 0));
  await expect(log.getByRole('article').first()).toBeInViewport();
  await expect(log.getByRole('article').first()).toContainText('<img src=x');
  await staff.send(id, 'the newest');
  await panel.getByRole('button', { name: 'New messages' }).click();
  await expect(log.getByRole('article').last()).toContainText('the newest');
  await expect(log.getByRole('article').last()).toBeInViewport();
  expect(await page.evaluate(() => Object.hasOwn(window, 'harmed'))).toBe(false);
});

test('tells by the browser of what came while the panel was closed, when one lets it', async ({
  page,
  request,
}) => {
  const told = await collectNotifications(page);
  const staff = await Staff.signIn(request);
  await open(page, '/about');
  await openChat(page);
  const id = await startChat(page);
  await page.getByRole('button', { name: 'Close live chat' }).click();
  await staff.send(id, 'Hello?');
  await expect.poll(told).toEqual(['New Message from Admin: Hello?']);
});

test('who comes outside the hours reads so before writing, and may write', async ({ page }) => {
  const state = { isOpen: false, awayText: 'We are back on Sunday at nine.' };
  await page.route('**/api/settings/chat/public', (route) =>
    route.fulfill({ json: { success: true, data: state } }),
  );
  await open(page, '/about');
  const panel = await openChat(page);
  await expect(panel.getByText('We are back on Sunday at nine.')).toBeVisible();
  await expectAccessible(page);
  await startChat(page, { message: 'Please call me' });
  await expect(panel.getByRole('article', { name: 'You' })).toContainText('Please call me');
});

test('questions that many begin with are one press away, and name the service', async ({
  page,
}) => {
  await open(page, '/service/jobs-abroad/electrician-riyadh');
  const panel = await openChat(page);
  const message = panel.getByLabel('Message (optional)');
  await message.fill('Good morning.');
  await panel.getByRole('button', { name: 'What do I pay, and when?' }).click();
  await expect(message).toHaveValue(
    'Good morning.\nBuilding Electrician: What do I pay, and when?',
  );
  await expect(message).toBeFocused();
  await expectAccessible(page);
});

test('tells how soon staff answer right now', async ({ page }) => {
  await page.route('**/api/settings/chat/public', (route) =>
    route.fulfill({ json: { success: true, data: { isOpen: true, answerMinutes: 6 } } }),
  );
  await open(page, '/about');
  const panel = await openChat(page);
  await expect(panel.getByText('Right now an answer takes about 6 minutes.')).toBeVisible();
});
