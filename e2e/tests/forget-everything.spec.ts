import type { Page } from '@playwright/test';
import {
  bookingForm,
  choosePhoto,
  fill,
  fillAll,
  guest,
  openForm,
  submit,
  waitUntilKept,
} from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptInTab, keptOnPhone, nothing } from './kept-on-phone.ts';
import { expect, open, test } from './page.ts';
import { register } from './person.ts';

const askToForget = async (page: Page) => {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Remove everything from this phone' }).click();
  return page.getByRole('alertdialog', { name: 'Remove everything from this phone?' });
};

const expectRemoved = (page: Page) =>
  expect(page.getByText('Everything was removed from this phone.')).toBeVisible();

/** Leaves something in each place where this browser keeps something. */
async function leaveTraces(page: Page, { email, password }: { email: string; password: string }) {
  await openForm(page);
  await fillAll(page);
  await submit(page);
  await page.getByRole('dialog', { name: 'Booking Successful!' }).getByText('PTK-').waitFor();
  await openForm(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  await fill(page, { Address: guest.Address });
  await choosePhoto(page);
  await waitUntilKept(page);
  await open(page, '/login');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  await expect(panel.getByText('My passport is ready')).toBeVisible();
  await panel.press('Escape');
  await page.evaluate(() => caches.open('pages'));
}

test('what a phone keeps of a visitor goes by one press, here, in other tabs and at the server', async ({
  page,
  request,
  context,
}) => {
  await leaveTraces(page, await register(request));
  const token = await page.evaluate(() => localStorage.getItem('userToken') ?? '');
  const other = await context.newPage();
  await open(other, '/profile');
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const before = await keptOnPhone(page);
  expect(before.local).toEqual(
    expect.arrayContaining(['userToken', 'liveChatId', 'pothik-guest-bookings']),
  );
  expect(before).toMatchObject({ entries: 2, caches: ['pages'] });

  const dialog = await askToForget(page);
  await expect(dialog).toContainText('you are signed out');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yes, remove everything' }).click();
  // At once in both, since it goes by itself.
  await Promise.all([expectRemoved(page), expectRemoved(other)]);
  await expect(page).toHaveURL(/\/$/);
  expect(await keptOnPhone(page)).toEqual(nothing);
  expect(await keptInTab(page)).not.toContain('pothik');
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  await expect(
    other.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();

  await openForm(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue('');
  await expect((await openChat(page)).getByLabel('Name')).toHaveValue('');
});

test('nothing goes where somebody thinks better of it', async ({ page }) => {
  await openForm(page);
  await fillAll(page);
  const dialog = await askToForget(page);
  await dialog.getByRole('button', { name: 'No, keep' }).click();
  await expect(dialog).toBeHidden();
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
  expect((await keptOnPhone(page)).entries).toBe(2);
});

test.describe('without a line', () => {
  // The browser notes what it would have loaded.
  test.use({ complaint: /net::ERR_INTERNET_DISCONNECTED/ });

  test('everything goes as well', async ({ page, context }) => {
    await openForm(page);
    await fillAll(page);
    const dialog = await askToForget(page);
    await context.setOffline(true);
    const left = page.waitForEvent('requestfailed', (asked) => asked.isNavigationRequest());
    await dialog.getByRole('button', { name: 'Yes, remove everything' }).click();
    await left;
    await context.setOffline(false);
    await open(page, '/');
    await expectRemoved(page);
    expect(await keptOnPhone(page)).toEqual(nothing);
  });
});
