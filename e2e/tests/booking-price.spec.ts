import { bookingForm, openForm } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hold, open, test } from './page.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

const flightAddress = '/service/details/flight-dhaka-kolkata';
const price = '**/api/bookings/calculate-price';

test('tells what a service with fees costs, and for how many', async ({ page }) => {
  await openForm(page, flightAddress);
  const costs = page.getByRole('region', { name: 'What it costs' });
  const total = costs.locator('div', { hasText: /^Total/ });
  await expect(total).toContainText('BDT');
  const one = await total.textContent();
  await expectAccessible(page);
  await bookingForm(page).getByLabel('Adults').fill('2');
  await expect(costs).toContainText('× 2');
  expect(await total.textContent()).not.toBe(one);
});

test('keeps the place of a price that is not there yet', async ({ page }) => {
  const release = await hold(page, /calculate-price$/);
  await open(page, flightAddress);
  const costs = page.getByRole('region', { name: 'What it costs' });
  await expect(costs).toHaveAttribute('aria-busy', 'true');
  const before = await costs.boundingBox();
  release();
  await expect(costs).toHaveAttribute('aria-busy', 'false');
  expect((await costs.boundingBox())?.height).toBe(before?.height);
});

test('says nothing of costs that cannot be told', async ({ page }) => {
  await page.route(price, (route) => route.fulfill({ status: 404, json: {} }));
  const answered = page.waitForResponse(price);
  await open(page, flightAddress);
  await answered;
  await expect(page.getByText('What it costs')).toHaveCount(0);
});
