import type { Page } from '@playwright/test';
import { bookingForm, bookingsOf, fillAll, jobAddress } from './booking.ts';
import { openChat, startChat, Staff } from './chat.ts';
import { expect, hold, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

/** From now on each answer comes two seconds later. */
async function moveFarAway(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test('a booking over a line on which answers take two seconds is made once', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, jobAddress);
  await fillAll(page);
  await moveFarAway(page);
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/bookings')) sent += 1;
  });
  const button = bookingForm(page).getByRole('button', { name: /Submit/ });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  // A photo in pieces, and the call: so many answers take longer than other waits.
  await expect(page.getByText('Booking submitted successfully')).toBeVisible({ timeout: 60_000 });
  expect(await bookingsOf(request, token)).toHaveLength(1);
  expect(sent).toBe(1);
});

test('a chat over a line on which answers take two seconds shows at once what is sent, and each message once', async ({
  page,
  request,
}) => {
  const staff = await Staff.signIn(request);
  await open(page, '/');
  const panel = await openChat(page);
  await expect(panel.getByText('Connected')).toBeVisible();
  const id = await startChat(page, { message: 'From far away' });
  await staff.join(id);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  await expect(input).toBeEnabled();
  await moveFarAway(page);
  const mine = panel.getByRole('article', { name: 'You' });
  const release = await hold(page, /\/messages\/customer$/);
  for (const content of ['one', 'two', 'three']) {
    await input.fill(content);
    await input.press('Enter');
    // The server has not even heard of it.
    await expect(mine.last()).toContainText(content);
  }
  release();
  const said = ['From far away', 'one', 'two', 'three'];
  await expect.poll(() => staff.contents(id)).toEqual(said);
  await expect(mine).toHaveCount(4);
});
