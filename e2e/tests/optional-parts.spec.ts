import { jobAddress } from './booking.ts';
import { expect, open, scrollTo, test } from './page.ts';

// The browser notes files that do not come, as these are made to.
test.use({ complaint: /net::ERR_|Failed to load resource/ });

const similar = { name: 'Similar services' } as const;

test('leaves out similar services whose styles do not come, and shows them when the connection is back', async ({
  page,
}) => {
  const line = { isLost: true };
  await page.route('**/assets/services-beside-*.css', (route) =>
    line.isLost ? route.abort() : route.fallback(),
  );
  await open(page, jobAddress);
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('services-beside'));
  await scrollTo(page.getByRole('contentinfo'));
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Building Electrician' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Instant Booking' })).toBeVisible();
  await expect(page.getByRole('region', similar)).toHaveCount(0);
  line.isLost = false;
  const styled = page.waitForResponse('**/assets/services-beside-*.css');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', similar)).toBeVisible();
  await styled;
});

test('asks again for a script that a short break kept away', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/chat-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fallback();
  });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open live chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('loads a page again once its own script can be had', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/about-*.js', (route) => {
    if (!isLost) return route.fallback();
    isLost = false;
    return route.abort();
  });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
