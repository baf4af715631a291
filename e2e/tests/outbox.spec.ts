import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import {
  bookingForm,
  book,
  bookingsOf,
  fill,
  fillAll,
  guest,
  jobAddress,
  openForm,
  submit,
} from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptOnPhone, nothing } from './kept-on-phone.ts';
import { expect, hold, open, test } from './page.ts';
import { confirmAddress, register as registerUnconfirmed, signInPage } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /net::ERR_|status of 409/ });

const bookingCall = '**/api/bookings';
const saved = 'Saved. It is sent as soon as you are online again';
const arrived = 'Sent. We have your booking';
const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'waiting for a connection' });

/** Takes the line to the bookings away, in all tabs; `restore` brings it back. */
async function breakLine(context: BrowserContext) {
  const cut = { isCut: true };
  await context.route(bookingCall, (route) =>
    cut.isCut && route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  return () => {
    cut.isCut = false;
  };
}

/** Tells the page that there is a line again, as browsers do. */
const tellLine = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Somebody whose tries are their own: those of the address are for all journeys. */
async function register(request: APIRequestContext) {
  const person = await registerUnconfirmed(request);
  await confirmAddress(request, person);
  return person;
}

/** Changes the session where nothing of ours runs. */
async function signInElsewhere(page: Page, token: string) {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('userToken', kept), token);
}

/** An entry that waits has not failed: one message tells of it. */
const expectNoFailure = (page: Page) => expect(page.getByText('Network error')).toHaveCount(0);

/** Opens a form of somebody who is signed in, and sends it off without a line. */
async function sendWithoutLine(page: Page, token: string) {
  await signInPage(page, token);
  await open(page, jobAddress);
  await fillAll(page);
  await submit(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expectNoFailure(page);
}

test('a booking sent off without a line is saved, outlasts its page, and arrives once by itself', async ({
  page,
  context,
  request,
}) => {
  const restore = await breakLine(context);
  const { token } = await register(request);
  await sendWithoutLine(page, token);
  await expect(waiting(page)).toContainText('1 waiting');
  await expectAccessible(page);
  expect(await bookingsOf(request, token)).toHaveLength(0);
  await page.reload();
  await expect(page.getByText(saved)).toBeVisible();
  await page.close();
  const another = await context.newPage();
  await signInPage(another, token);
  restore();
  await open(another, '/about');
  await expect(another.getByText('What waited was sent')).toBeVisible();
  expect(await bookingsOf(request, token)).toHaveLength(1);
  await another.getByRole('button', { name: 'Show' }).click();
  const panel = another.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(panel.getByRole('article', { name: 'Building Electrician' })).toContainText('Sent');
  await expectAccessible(another);
  await panel.getByRole('link', { name: 'See how it stands' }).click();
  await expect(another).toHaveURL(/\/my-bookings$/);
  // Its page says so, and its form is empty again.
  await open(another, jobAddress);
  await expect(another.getByText(arrived)).toBeVisible();
  await another.getByRole('button', { name: 'Book again' }).click();
  await expect(bookingForm(another).getByLabel('Address')).toHaveValue('');
});

test('a booking that is on its way is told of by its page, and on others as being sent', async ({
  page,
}) => {
  await openForm(page);
  await fillAll(page);
  const release = await hold(page, /\/api\/bookings$/);
  await submit(page);
  await expect(bookingForm(page).getByRole('progressbar')).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: /waiting for|Being sent|was sent/ });
  await expect(line).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(line).toContainText('Being sent');
  release();
  await expect(line).toHaveCount(0);
});

test('a guest takes a booking back, and finds all of it in the form again', async ({
  page,
  context,
}) => {
  const restore = await breakLine(context);
  const form = await openForm(page);
  await fillAll(page);
  await fill(page, { Requirements: 'Please call in the evening' });
  await submit(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(form.getByLabel('Address')).toHaveValue(guest.Address);
  await expect(form.getByLabel('Requirements')).toHaveValue('Please call in the evening');
  await expect(form.getByText('passport-photo.jpg')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  restore();
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toContainText('PTK-');
});

test('two tabs send it once when the line is back', async ({ page, context, request }) => {
  const restore = await breakLine(context);
  const { token } = await register(request);
  await sendWithoutLine(page, token);
  const other = await context.newPage();
  await open(other, '/about');
  await expect(waiting(other)).toContainText('1 waiting');
  restore();
  await Promise.all([tellLine(page), tellLine(other)]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('What waited was sent')).toBeVisible();
  }
  await expect(page.getByText(arrived)).toBeVisible();
  await expect(bookingForm(page)).toBeHidden();
  expect(await bookingsOf(request, token)).toHaveLength(1);
});

test('nobody else sends or sees it, and it waits for its own', async ({
  page,
  context,
  request,
}) => {
  const restore = await breakLine(context);
  const { token } = await register(request);
  await sendWithoutLine(page, token);
  const person = await register(request);
  await signInElsewhere(page, person.token);
  restore();
  await open(page, jobAddress);
  await expect(bookingForm(page)).toBeVisible();
  await tellLine(page);
  await fillAll(page);
  await submit(page);
  await expect(page).toHaveURL(/\/my-bookings$/);
  await expect(page.getByText('sent', { exact: false }).filter({ hasText: 'waited' })).toHaveCount(
    0,
  );
  expect(await bookingsOf(request, token)).toHaveLength(0);
  expect(await bookingsOf(request, person.token)).toHaveLength(1);
  await signInElsewhere(page, token);
  await open(page, '/about');
  await expect(page.getByText('What waited was sent')).toBeVisible();
  expect(await bookingsOf(request, token)).toHaveLength(1);
});

test('what the server refuses says why, and goes back into its form', async ({ page, context }) => {
  await context.route(bookingCall, (route) => route.abort());
  const form = await openForm(page);
  await fillAll(page);
  await submit(page);
  await expect(page.getByText(saved)).toBeVisible();
  const json = { success: false, message: 'No seats left' };
  await context.route(bookingCall, (route) => route.fulfill({ status: 409, json }));
  await tellLine(page);
  await expect(page.getByText('1 thing could not be sent')).toBeVisible();
  await expect(page.getByText('No seats left')).toBeVisible();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(form.getByLabel('Address')).toHaveValue(guest.Address);
});

test('who signs out while something waits is asked, and leaves nothing', async ({
  page,
  context,
  request,
}) => {
  await breakLine(context);
  const { token } = await register(request);
  await sendWithoutLine(page, token);
  await open(page, '/profile');
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await expect(waiting(page)).toBeVisible();
  await logout.click();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await expect(question).toContainText('1 thing of yours could not be sent yet');
  await question.getByRole('button', { name: 'No, stay' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await logout.click();
  await question.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect.poll(async () => (await keptOnPhone(page)).entries).toBe(0);
});

test('what is on its way when its person signs out is not sent in the name of another', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  const bookings: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/bookings')) bookings.push(call.url());
  });
  await signInPage(page, token);
  await open(page, jobAddress);
  await fillAll(page);
  const release = await hold(page, /\/api\/uploads/);
  await submit(page);
  await expect(bookingForm(page).getByRole('progressbar')).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('status').filter({ hasText: 'Being sent' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  release();
  // Whoever has it next sends no more before.
  await page.evaluate(() => navigator.locks.request('pothik-outbox', () => undefined));
  expect(bookings).toHaveLength(0);
  await expect.poll(async () => (await keptOnPhone(page)).entries).toBe(0);
});

test('on a shared phone it lasts as long as its page', async ({ page, context }) => {
  const restore = await breakLine(context);
  await openForm(page);
  await page.getByRole('checkbox', { name: 'This is a shared device' }).check();
  await fillAll(page);
  await submit(page);
  await expect(page.getByText('Please keep this page open')).toBeVisible();
  expect(await keptOnPhone(page)).toEqual(nothing);
  restore();
  await tellLine(page);
  await expect(page.getByText('What waited was sent')).toBeVisible();
});

test('a cancellation waits for a line, and is made once', async ({ page, context, request }) => {
  const { token } = await register(request);
  const { _id: id } = await book(request, token);
  let isCut = true;
  let isHeard = true;
  await context.route(`**/api/bookings/${id}`, async (route) => {
    if (isCut) await route.abort();
    else if (isHeard) await route.fallback();
    else {
      // It arrives, and its answer is lost.
      isHeard = true;
      await route.fetch();
      await route.abort();
    }
  });
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('article').getByText('Saved. It is sent as soon')).toBeVisible();
  await expectNoFailure(page);
  isCut = false;
  isHeard = false;
  await tellLine(page);
  await expect.poll(async () => (await bookingsOf(request, token))[0]?.status).toBe('cancelled');
  await tellLine(page);
  await expect(page.getByText('What waited was sent')).toBeVisible();
  await expect(page.getByRole('article').getByText('Cancelled')).toBeVisible();
});

test('a changed profile waits for a line', async ({ page, context, request }) => {
  const { token } = await register(request);
  let isCut = true;
  await context.route('**/api/users/profile', (route) =>
    isCut && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await signInPage(page, token);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address').fill(guest.Address);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Address')).toHaveValue(guest.Address);
  await page.getByRole('button', { name: 'Cancel' }).click();
  isCut = false;
  await tellLine(page);
  await expect(page.getByText('What waited was sent')).toBeVisible();
  await expect(page.getByText(guest.Address)).toBeVisible();
});
