import type { Page } from '@playwright/test';
import { bookingForm, fillAll, guest, openForm, submit } from './booking.ts';
import { expect, open, test, untilMendable } from './page.ts';
import { newcomer, register } from './person.ts';
import { translate, translateEarly, wrapParts } from './translator.ts';

// React reports what it meets, as it is made to.
test.use({ complaint: /NotFoundError|status of [45]\d\d|error #418|net::ERR_/ });

/** Counts the calls of this kind that the page makes. */
function countCalls(page: Page, path: string) {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) counted.calls += 1;
  });
  return counted;
}

const screenOfErrors = (page: Page) => page.getByText('Something went wrong');

for (const [how, change] of [
  ['translated', translate],
  ['changed by an extension', wrapParts],
] as const) {
  test(`a guest books once on a page that is ${how}, and is thanked`, async ({ page }) => {
    const sent = countCalls(page, '/api/bookings');
    await openForm(page);
    await fillAll(page);
    await untilMendable(page);
    await change(page);
    await submit(page);
    await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
    expect(sent.calls).toBe(1);
    await expect(screenOfErrors(page)).toHaveCount(0);
  });

  test(`a refused sign-in shows why on a page that is ${how}, and keeps what was typed`, async ({
    page,
    request,
  }) => {
    const { email } = await register(request);
    const sent = countCalls(page, '/api/auth/login');
    await open(page, '/login');
    await untilMendable(page);
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not-it');
    const place = await page.evaluate(() => scrollY);
    await change(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Invalid email or password.' });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Password').first()).toHaveValue('not-it');
    await expect(page.getByRole('main').locator('[name=email]')).toHaveValue(email);
    expect(sent.calls).toBe(1);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200);
  });
}

test('a page that is translated before its script runs can be used', async ({ page }) => {
  await translateEarly(page);
  const { name, email, phone, password } = newcomer();
  await open(page, '/register');
  const main = page.getByRole('main');
  const fields = { name, email, phone, password, confirmPassword: password };
  for (const [field, value] of Object.entries(fields)) {
    await main.locator(`[name=${field}]`).fill(value);
  }
  await main.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/(?:\?.*)?$/);
  await expect(screenOfErrors(page)).toHaveCount(0);
});

test('a form that is open, its place and the focus survive a page that fails', async ({ page }) => {
  const form = await openForm(page);
  await fillAll(page);
  await untilMendable(page);
  const address = form.getByRole('textbox', { name: 'Address' });
  await address.focus();
  const place = await page.evaluate(() => scrollY);
  await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { old: true }));
  await wrapParts(page);
  await form.getByRole('textbox', { name: 'Full Name' }).fill('');
  await submit(page);
  // The summary of errors is put before the parts that were moved.
  await expect(bookingForm(page).getByRole('textbox', { name: 'Address' })).toHaveValue(
    guest.Address,
  );
  await expect
    .poll(() => page.evaluate(() => 'old' in (document.querySelector('main') ?? {})))
    .toBe(false);
  await expect(screenOfErrors(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
});
