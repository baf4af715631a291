import type { Page } from '@playwright/test';
import {
  bookingForm,
  choosePhoto,
  fill,
  fillAll,
  guest,
  jobAddress,
  openForm,
  submit,
} from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptInTab, keptOnPhone, nothing } from './kept-on-phone.ts';
import { expect, open, reload, test } from './page.ts';
import { register } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of 401/ });

const shareIn = (page: Page) => page.getByRole('checkbox', { name: 'This is a shared device' });

/** Signs in by the form, on a phone that others use as well. */
async function signInShared(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, '/login');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await shareIn(page).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('userToken') ?? '');

test('a booking on a shared phone is kept in its tab alone, words also when it is loaded anew', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await expect(form.getByText('stays on this device only, for a day')).toBeVisible();
  await shareIn(page).check();
  await expect(form.getByText('once you close this tab')).toBeVisible();
  await expectAccessible(page);
  await fill(page, guest);
  await choosePhoto(page);
  await expect.poll(() => keptInTab(page)).toContain(guest.Address);
  expect(await keptOnPhone(page)).toEqual(nothing);
  await reload(page);
  await expect(form.getByLabel('Address')).toHaveValue(guest.Address);
  await expect(shareIn(page)).toBeChecked();

  await page.close();
  const another = await context.newPage();
  await open(another, jobAddress);
  await another.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(another).getByLabel('Address')).toHaveValue('');
  await expect(shareIn(another)).not.toBeChecked();
  expect(await keptOnPhone(another)).toEqual(nothing);
});

test('what was typed before comes along, and goes back where the phone is not shared', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillAll(page);
  await shareIn(page).check();
  await expect.poll(() => keptOnPhone(page)).toEqual(nothing);
  await expect(form.getByText('passport-photo.jpg')).toBeVisible();
  await shareIn(page).uncheck();
  await expect.poll(async () => (await keptOnPhone(page)).entries).toBe(2);
  expect(await keptInTab(page)).not.toContain(guest.Address);
  await reload(page);
  await expect(form.getByLabel('Address')).toHaveValue(guest.Address);
  await expect(form.getByText('passport-photo.jpg')).toBeVisible();
});

test('a booking that was sent is remembered in the tab, and nowhere else', async ({
  page,
  context,
}) => {
  await openForm(page);
  await shareIn(page).check();
  await fill(page, guest);
  await choosePhoto(page);
  await submit(page);
  const success = page.getByRole('dialog', { name: 'Booking Successful!' });
  await expect(success.getByText('once you close this tab')).toBeVisible();
  await open(page, '/track');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await keptOnPhone(page)).toEqual(nothing);
  await page.close();
  const another = await context.newPage();
  await open(another, '/track');
  await expect(another.getByRole('heading', { name: 'Find your booking' })).toBeVisible();
  await expect(another.getByRole('article')).toHaveCount(0);
});

test('a chat on a shared phone goes on in its tab alone', async ({ page, context }) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await shareIn(page).check();
  await startChat(page, { message: 'My passport is ready' });
  await expect(panel.getByText('My passport is ready')).toBeVisible();
  expect(await keptOnPhone(page)).toEqual(nothing);
  await reload(page);
  await expect((await openChat(page)).getByText('My passport is ready')).toBeVisible();

  await page.close();
  const another = await context.newPage();
  await open(another, '/about');
  await expect((await openChat(another)).getByLabel('Name')).toHaveValue('');
});

test('who signs in on a shared phone is signed in in that tab alone', async ({
  page,
  request,
  context,
}) => {
  const person = await register(request);
  await signInShared(page, person);
  expect(await keptOnPhone(page)).toEqual(nothing);
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const another = await context.newPage();
  await open(another, '/profile');
  await expect(another.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('half an hour without use ends the visit, and the session with it', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await signInShared(page, await register(request));
  const token = await tokenOf(page);
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await page.clock.fastForward('29:00');
  await page.keyboard.press('Tab');
  await page.clock.fastForward('29:00');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Your visit has ended')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();
  expect(await keptInTab(page)).not.toContain('userToken');
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test('a tab that was closed and is opened again goes on with nothing', async ({
  page,
  request,
}) => {
  await signInShared(page, await register(request));
  // Browsers bring the storage of a tab back with it; what they do then is all but the time.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      sessionStorage.setItem('pothik.visit-left', String(Date.now() - 5 * 60_000));
    }),
  );
  await page.goto('/profile');
  await expect(page.getByText('Your visit has ended')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await keptInTab(page)).not.toContain('userToken');
});
