import {
  bookingForm,
  fill,
  fillAll,
  guest,
  holdDrafts,
  jobAddress,
  openForm,
  waitUntilKept,
} from './booking.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

const day = 24 * 60 * 60 * 1_000;

test('stays when the page is loaded anew or closed, with its photos', async ({ page, context }) => {
  const form = await openForm(page);
  await fillAll(page);
  await form.getByRole('radiogroup', { name: 'Preferred contact' }).getByLabel('Email').check();
  await waitUntilKept(page);
  await page.reload();
  await expect(form.getByLabel('Full Name')).toHaveValue('Rahima Khatun');
  await expect(form.getByText('passport-photo.jpg')).toBeVisible();
  await expect(
    form.getByRole('radiogroup', { name: 'Preferred contact' }).getByLabel('Email'),
  ).toBeChecked();
  await page.close();
  const another = await context.newPage();
  await open(another, jobAddress);
  await expect(bookingForm(another).getByLabel('Address')).toHaveValue('House 7, Road 3, Sylhet');
  await expect(bookingForm(another).getByText('passport-photo.jpg')).toBeVisible();
});

test('that the device does not read in time is left out, and does not overwrite what was typed later', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fill(page, { Address: 'Comilla' });
  await waitUntilKept(page);
  const letGo = await holdDrafts(await context.newPage());
  await open(page, jobAddress);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page)).toBeFocused();
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue('');
  await fill(page, { Address: guest.Address });
  await letGo();
  await waitUntilKept(page);
  await fill(page, { 'Full Name': guest['Full Name'] });
  await waitUntilKept(page);
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
  await page.reload();
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
  await expect(bookingForm(page).getByLabel('Full Name')).toHaveValue(guest['Full Name']);
});

test('is that of its service alone', async ({ page }) => {
  await openForm(page);
  await fillAll(page);
  await open(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page).getByLabel('Full Name')).toHaveValue('');
  await expect(bookingForm(page).getByText('passport-photo.jpg')).toHaveCount(0);
});

test('is forgotten after a day', async ({ page }) => {
  await openForm(page);
  await fillAll(page);
  await page.clock.setFixedTime(Date.now() + day + 60_000);
  await open(page, jobAddress);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page).getByLabel('Full Name')).toHaveValue('');
  await expect(bookingForm(page).getByText('passport-photo.jpg')).toHaveCount(0);
});

test('is forgotten by who signs out', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, jobAddress);
  await fillAll(page);
  await open(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await open(page, jobAddress);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(bookingForm(page).getByLabel('Full Name')).toHaveValue('');
  await expect(bookingForm(page).getByText('passport-photo.jpg')).toHaveCount(0);
});

test('goes along with a guest who signs in, and not to somebody else', async ({
  page,
  request,
}) => {
  await openForm(page);
  await fillAll(page);
  const first = await register(request);
  const second = await register(request);
  const become = (token: string) =>
    page.evaluate((kept) => localStorage.setItem('userToken', kept), token);
  await become(first.token);
  await page.reload();
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue('House 7, Road 3, Sylhet');
  await fill(page, { Address: 'Somewhere private' });
  await waitUntilKept(page);
  await become(second.token);
  await page.reload();
  await expect(bookingForm(page).getByRole('textbox', { name: 'Email' })).toHaveValue(second.email);
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue('');
  await expect(bookingForm(page).getByText('passport-photo.jpg')).toHaveCount(0);
});

test('of two tabs is that of the one which was typed in last, and changes the other in nothing', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fill(page, guest);
  await waitUntilKept(page);
  const other = await context.newPage();
  await open(other, jobAddress);
  await expect(bookingForm(other).getByLabel('Address')).toHaveValue(guest.Address);
  await fill(other, { Address: 'House 9, Sylhet' });
  await waitUntilKept(other);
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
  await fill(page, { Requirements: 'A window seat' });
  await waitUntilKept(page);
  await expect(bookingForm(other).getByLabel('Address')).toHaveValue('House 9, Sylhet');
  await page.reload();
  await expect(bookingForm(page).getByLabel('Requirements')).toHaveValue('A window seat');
  await expect(bookingForm(page).getByLabel('Address')).toHaveValue(guest.Address);
});
