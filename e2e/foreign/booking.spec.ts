import type { APIRequestContext } from '@playwright/test';
import { bookingForm, fillAll, openForm, submit } from '../tests/booking.ts';
import { foreignApiOrigin } from '../this-run.ts';
import { expect, open, test } from '../tests/page.ts';
import { newcomer, signInPage } from '../tests/person.ts';

// It has no call for one booking, nor for its history, and takes no keys: the browser notes that it was asked.
test.use({ complaint: /status of 404|field idempotency-key is not allowed|net::ERR_FAILED/ });

/** Gives somebody an account at the other server, past the screens. */
async function registerThere(request: APIRequestContext) {
  const person = newcomer();
  const response = await request.post(`${foreignApiOrigin}/api/auth/register`, { data: person });
  const { data } = (await response.json()) as { data: { token: string } };
  return { ...person, token: data.token };
}

test('a guest books at a server that tells no reference', async ({ page }) => {
  await openForm(page, '/service/visas/full');
  await fillAll(page);
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Booking Successful!' });
  await expect(dialog).toContainText('Thank you!');
  await expect(dialog.getByText('Your booking reference')).toHaveCount(0);
});

test('a customer books there, sees it, and cancels it', async ({ page, request }) => {
  const { name, token } = await registerThere(request);
  await signInPage(page, token);
  await open(page, '/service/visas/full');
  await expect(bookingForm(page).getByLabel('Full Name')).toHaveValue(name);
  await fillAll(page);
  await submit(page);
  await expect(page).toHaveURL(/\/my-bookings$/);
  await expect(page.getByRole('article', { name: 'Visa' }).first()).toContainText('Pending');

  const flight = page.getByRole('article', { name: 'Flight - Zanzibar' });
  await flight.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Booking details' });
  for (const text of ['Awaiting visa', '10 Jan 2027', 'Zanzibar City', 'A window seat', '3']) {
    await expect(dialog.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  }
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await flight.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('Booking cancelled successfully')).toBeVisible();
  await expect(flight).toContainText('Cancelled');
});
