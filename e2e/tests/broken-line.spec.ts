import process from 'node:process';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { storefrontOrigin } from '../this-run.ts';
import { bookingForm, bookingsOf, fill, guest, jobAddress, submit } from './booking.ts';
import { brokenLine } from './broken-line.ts';
import { openChat, Staff, startChat } from './chat.ts';
import { noisePng } from './noise-png.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_|WebSocket/, actionTimeout: 60_000 });

/** Far from everything, in a bus. */
const inTheBus = { bitsPerSecond: 64_000, latency: 400, cutEvery: 20_000 };
const words = ['Hello', 'I have sent my booking', 'Is it there?', 'The line is bad', 'Thank you'];
const runs = Number(process.env.BROKEN_LINE_RUNS ?? 5);
const atOnce = 5;

async function openTab(context: BrowserContext, token: string): Promise<Page> {
  const page = await context.newPage();
  await signInPage(page, token);
  return page;
}

/** Starts a chat, and fills in a booking with both sides of a NID, while the line is good. */
async function prepare(page: Page, address: string, staff: Staff) {
  await open(page, address);
  const panel = await openChat(page);
  const chatId = await startChat(page);
  await staff.join(chatId);
  await expect(panel.getByRole('textbox', { name: 'Type your message' })).toBeEnabled();
  await page.getByRole('button', { name: 'Close live chat' }).click();
  await expect(panel).toBeHidden();
  await fill(page, guest);
  const form = bookingForm(page);
  await form.getByRole('radio', { name: 'NID' }).check();
  for (const side of ['front', 'back']) {
    const name = `${side}.png`;
    await form
      .getByLabel(`NID ${side}`, { exact: true })
      .setInputFiles({ name, mimeType: 'image/png', buffer: noisePng(1_200_000) });
    await expect(form.getByText(`${side}.jpg`)).toBeVisible();
  }
  return chatId;
}

async function sendAll(page: Page) {
  await submit(page);
  const panel = await openChat(page);
  const input = panel.getByRole('textbox', { name: 'Type your message' });
  for (const one of words) {
    await input.fill(one);
    await input.press('Enter');
    await expect(panel.getByRole('article', { name: 'You' }).last()).toContainText(one);
  }
}

interface Delivery {
  staff: Staff;
  /** After how many bytes, as shares of `expected`, the tab is killed, on a line that breaks. */
  kills: readonly number[];
  expected: number;
  address?: string | undefined;
}

/** Of more than a few, each has an address of their own: one may not book so often in an hour. */
const addressOf = (person: number): string | undefined =>
  runs > atOnce ? `127.0.1.${String(1 + (person % 250))}` : undefined;

/** Books and chats over a line. @returns how many bytes went to the server. */
async function deliver(
  browser: Browser,
  request: APIRequestContext,
  { staff, kills, expected, address }: Delivery,
): Promise<number> {
  const { token } = await register(request);
  const line = await brokenLine(storefrontOrigin, { ...inTheBus, address });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  let page = await openTab(context, token);
  const chatId = await prepare(page, line.origin + jobAddress, staff);
  line.state.isBroken = kills.length > 0;
  line.state.sent = 0;
  await sendAll(page);
  for (const share of kills) {
    await expect
      .poll(() => line.state.sent, { timeout: 180_000 })
      .toBeGreaterThan(share * expected);
    await page.close();
    page = await openTab(context, token);
    await expect(async () => {
      await page.goto(line.origin + jobAddress, { waitUntil: 'commit' });
    }).toPass({ timeout: 180_000 });
  }
  const arrived = async () => ({
    bookings: (await bookingsOf(request, token)).length,
    said: await staff.contents(chatId),
  });
  await expect.poll(arrived, { timeout: 300_000 }).toEqual({ bookings: 1, said: words });
  // Its sender has heard of it, and has nothing left to send.
  await expect
    .poll(
      () =>
        context
          .pages()
          .at(-1)
          ?.evaluate(() => localStorage.getItem('liveChatUnsent')),
      {
        timeout: 180_000,
      },
    )
    .toBeNull();
  if (kills.length > 0) {
    await expect(page.getByText('What waited was sent')).toBeVisible({ timeout: 180_000 });
  }
  expect(await arrived()).toEqual({ bookings: 1, said: words });
  const { sent } = line.state;
  await context.close();
  line.close();
  return sent;
}

test(`a booking with photos and what is said arrive once over a line that breaks every 20 seconds, ${String(runs)} times @alone`, async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000 * Math.ceil(runs / atOnce));
  const staff = await Staff.signIn(request);
  const needed = await deliver(browser, request, { staff, kills: [], expected: 0 });
  const shares: number[] = [];
  for (let done = 0; done < runs; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, runs - done) }, (_, at) =>
      deliver(browser, request, {
        staff,
        kills: [0.25, 0.6],
        expected: needed,
        address: addressOf(done + at),
      }),
    );
    // Each break and each killed tab costs what was under way, and the page's own questions.
    for (const sent of await Promise.all(some)) {
      shares.push(sent / needed);
      expect(sent / needed).toBeLessThan(1.25);
    }
  }
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => share.toFixed(2));
  test.info().annotations.push({
    type: 'bytes',
    description: `${String(least)} to ${String(most)} times those of a good line`,
  });
});
