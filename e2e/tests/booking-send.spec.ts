import type { APIRequestContext, Page } from '@playwright/test';
import { storefrontOrigin } from '../this-run.ts';
import {
  bookingForm,
  bookingsOf,
  fill,
  fillAll,
  guest,
  jobAddress,
  openForm,
  submit,
  watchUploads,
} from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { noisePng } from './noise-png.ts';
import { expect, hold, open, test } from './page.ts';
import { register, signInPage } from './person.ts';
import { unsteadyLine } from './unsteady-line.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

const calls = '**/api/bookings';

test('a guest books, is thanked, and finds the booking again', async ({ page }) => {
  const uploaded = await watchUploads(page);
  const form = await openForm(page);
  await fillAll(page);
  await fill(page, { Requirements: 'Please call in the evening' });
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Booking Successful!' });
  await expect(dialog).toContainText('ধন্যবাদ!');
  await expect(dialog).toContainText('Thank you!');
  await expect(dialog.locator('a[href="tel:+8801712345678"]')).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  const { passportUpload, ...sent } = await uploaded();
  expect(passportUpload).toMatch(/^[\w-]{32}$/);
  expect(sent).toEqual({
    serviceId: 'electrician-riyadh',
    name: 'Rahima Khatun',
    phone: '+8801712345678',
    address: 'House 7, Road 3, Sylhet',
    whatsapp: '01812345678',
    requirements: 'Please call in the evening',
    preferredContact: 'whatsapp',
    documentType: 'passport',
    documentConsent: 'documents-1',
    isInstantBooking: 'true',
  });
  await expect(form.getByLabel('Full Name')).toHaveValue('');

  await dialog.getByRole('link', { name: 'See how it stands' }).click();
  await expect(page.getByLabel('Booking reference')).not.toHaveValue('');
  await page.getByLabel('Phone Number').fill('01712345678');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByRole('article', { name: 'Building Electrician' })).toContainText(
    'Pending',
  );
  await expectAccessible(page);
});

test('after a success the form is as it was at the beginning', async ({ page }) => {
  const form = await openForm(page);
  await fill(page, { ...guest, IMO: '01912345678' });
  await form.getByRole('radiogroup', { name: 'Preferred contact' }).getByLabel('IMO').check();
  await form.getByRole('radiogroup', { name: 'Document type' }).getByLabel('NID').check();
  for (const side of ['NID front', 'NID back']) {
    const buffer = await page.screenshot({ type: 'jpeg' });
    await form
      .getByLabel(side)
      .setInputFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer });
    await expect(form.getByText(`${side}.jpg`)).toBeVisible();
  }
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Booking Successful!' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Passport' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'IMO' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Instant Booking' })).toBeEnabled();
  await expect(form).toHaveCount(0);
});

test('the live chat is asked to open after a success', async ({ page }) => {
  await openForm(page);
  await fillAll(page);
  await page.evaluate(() => {
    addEventListener('livechat:open', () => Object.assign(window, { chatOpened: true }));
  });
  await submit(page);
  await page.getByRole('button', { name: 'Start Live Chat' }).click();
  expect(await page.evaluate(() => Object.hasOwn(window, 'chatOpened'))).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeHidden();
});

test('a customer is told, and led to their bookings', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const uploaded = await watchUploads(page);
  await open(page, jobAddress);
  await fillAll(page);
  await submit(page);
  await expect(
    page.getByText("Booking submitted successfully! We'll contact you soon."),
  ).toBeVisible();
  expect((await uploaded()).isInstantBooking).toBe('false');
  await expect(page).toHaveURL(/\/my-bookings$/);
  await expect(page.getByRole('article', { name: 'Building Electrician' })).toBeVisible();
});

test('pressed twice it is sent once', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, jobAddress);
  await fillAll(page);
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/bookings')) sent += 1;
  });
  const release = await hold(page, /\/api\/bookings$/);
  const button = bookingForm(page).getByRole('button', { name: 'Submit Booking' });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  const busy = bookingForm(page).getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  await busy.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Uploading your booking' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/my-bookings$/);
  expect(sent).toBe(1);
  expect(await bookingsOf(request, token)).toHaveLength(1);
});

/** Opens a form of somebody who is signed in, over a line that can be broken. */
async function openOverLine(page: Page, request: APIRequestContext) {
  const { token } = await register(request);
  await signInPage(page, token);
  const line = await unsteadyLine(storefrontOrigin);
  await open(page, line.origin + jobAddress);
  return { token, line };
}

test('a line that breaks in the middle of the answer makes no second booking', async ({
  page,
  request,
}) => {
  const { token, line } = await openOverLine(page, request);
  await fillAll(page);
  line.state.cut = 'answer';
  await submit(page);
  await expect(page.getByText('Saved. It is sent as soon as you are online again')).toBeVisible();
  // Browsers themselves send again where a line broke that had been open before.
  expect(line.state.cuts).toBeGreaterThan(0);
  expect(await bookingsOf(request, token)).toHaveLength(1);
  // Also after the page was loaded anew it is the same submission.
  await page.reload();
  await expect(page.getByText('Saved. It is sent as soon as you are online again')).toBeVisible();
  line.state.cut = 'none';
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('What waited was sent')).toBeVisible();
  expect(await bookingsOf(request, token)).toHaveLength(1);
  line.close();
});

test('a photo goes on where it stopped when the line breaks, and nothing is sent twice', async ({
  page,
  request,
}) => {
  const { token, line } = await openOverLine(page, request);
  await fill(page, guest);
  await bookingForm(page)
    .getByLabel('Passport photo', { exact: true })
    .setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: noisePng(1_500_000) });
  await expect(bookingForm(page).getByText('large.jpg')).toBeVisible();
  let size = 0;
  page.on('request', (asked) => (size += Number(asked.headers()['upload-length'] ?? 0)));
  line.state.cut = 'upload';
  await submit(page);
  await expect(page).toHaveURL(/\/my-bookings$/);
  expect(await bookingsOf(request, token)).toHaveLength(1);
  expect(line.state.cuts).toBe(1);
  expect(size).toBeGreaterThan(300_000);
  expect(line.state.carried).toBeLessThan(size * 1.25);
  line.close();
});

for (const [what, answer, told] of [
  [
    'its own words',
    { status: 422, json: { success: false, message: 'No seats left' } },
    'No seats left',
  ],
  ['no words', { status: 500, json: {} }, 'Failed to submit booking'],
  [
    'a failure under status 200',
    { status: 200, json: { success: false } },
    'Failed to submit booking',
  ],
] as const) {
  test(`a server with ${what} is told, and what was typed stays`, async ({ page }) => {
    const form = await openForm(page);
    await fillAll(page);
    await page.route(calls, (route) => route.fulfill(answer));
    await submit(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(told, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Full Name')).toHaveValue('Rahima Khatun');
    await expect(form.getByRole('button', { name: 'Submit Booking' })).toBeEnabled();
  });
}

test('what the server finds wrong with a field stands beside it', async ({ page }) => {
  const form = await openForm(page);
  await fillAll(page);
  const json = { success: false, message: 'Check it', fields: { address: 'Where is that?' } };
  await page.route(calls, (route) => route.fulfill({ status: 400, json }));
  await submit(page);
  await expect(form.getByRole('link', { name: 'Where is that?' })).toBeVisible();
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription('Where is that?');
});
