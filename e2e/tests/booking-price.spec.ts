import { bookingForm, openForm } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hold, test } from './page.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

const flightAddress = '/service/details/flight-dhaka-kolkata';
const price = '**/api/bookings/calculate-price';

test('tells with the page what one person pays, and asks what more of them pay', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('calculate-price')) asked.push(request.postData() ?? '');
  });
  await openForm(page, flightAddress);
  const costs = page.getByRole('region', { name: 'What it costs' });
  const total = costs.locator('div', { hasText: /^Total/ });
  await expect(total).toContainText('BDT');
  const one = await total.textContent();
  await expectAccessible(page);
  await bookingForm(page).getByLabel('Adults').fill('2');
  await expect(costs).toContainText('× 2');
  expect(await total.textContent()).not.toBe(one);
  expect(asked).toEqual([expect.stringContaining('2')]);
});

test('keeps the place of a price that is not there yet', async ({ page }) => {
  const form = await openForm(page, flightAddress);
  const release = await hold(page, /calculate-price$/);
  const costs = page.getByRole('region', { name: 'What it costs' });
  const before = await costs.boundingBox();
  await form.getByLabel('Adults').fill('2');
  await expect(costs).toHaveAttribute('aria-busy', 'true');
  expect((await costs.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  release();
  await expect(costs).toHaveAttribute('aria-busy', 'false');
});

test('says nothing of costs that cannot be told', async ({ page }) => {
  await page.route(price, (route) => route.fulfill({ status: 404, json: {} }));
  const form = await openForm(page, flightAddress);
  await form.getByLabel('Adults').fill('2');
  await expect(page.getByText('What it costs')).toHaveCount(0);
});
