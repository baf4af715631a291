import process from 'node:process';
import type { Page } from '@playwright/test';
import { bookingForm, choosePhoto, fill, fromElsewhere, jobAddress, submit } from './booking.ts';
import { expect, open, test } from './page.ts';
import { countBookings, namedGuest } from './sent-bookings.ts';

// The browser notes calls that fail, as these are made to.
test.use({
  serviceWorkers: 'allow',
  complaint: /net::ERR_|Failed to (?:load resource|fetch dynamically)/,
});

const isFull = process.env.TEST_TIER === 'full';

/** Waits until the form's files are cached; the full tier gives them the time that a reader has on a normal connection. */
async function waitForForm(page: Page) {
  if (isFull) {
    await page.waitForTimeout(2_000);
    return;
  }
  const isCached = async () => {
    const all = await caches.open('pothik-files');
    const list = (await all.keys()).find(({ url }) => url.includes('/assets/form-files-'));
    const files = list && ((await (await all.match(list))?.json()) as string[]);
    const found = await Promise.all((files ?? []).map((file) => all.match(file)));
    return found.length > 0 && found.every(Boolean);
  };
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
}

for (const round of Array.from({ length: isFull ? 50 : 1 }).keys()) {
  test(`queues a booking of a first visit that lost its connection, and sends it once (${String(round + 1)})`, async ({
    page,
    context,
    request,
  }) => {
    const visitor = namedGuest();
    await context.setExtraHTTPHeaders(fromElsewhere());
    await open(page, jobAddress);
    await waitForForm(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Instant Booking' }).click();
    await fill(page, visitor);
    await choosePhoto(page);
    await submit(page);
    await expect(page.getByText('Saved. It is sent as soon as you are online again')).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await expect(bookingForm(page)).toHaveCount(0);
    expect(await countBookings(request, visitor['Full Name'])).toBe(0);
    await context.setOffline(false);
    await expect(page.getByText('Sent. We have your booking')).toBeVisible();
    expect(await countBookings(request, visitor['Full Name'])).toBe(1);
  });
}

test('does not spend the data of somebody who saves it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, jobAddress);
  const names = () =>
    page.evaluate(async () =>
      (await (await caches.open('pothik-files')).keys()).map(({ url }) => url),
    );
  // What the page itself has loaded is saved, which shows that the service worker is done with its request.
  await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  expect((await names()).filter((url) => /booking-form|form-files/.test(url))).toEqual([]);
});
