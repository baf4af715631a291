import { book } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { register } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR_/ });

test('finds a booking by its reference and phone number', async ({ page, request }) => {
  const { token } = await register(request);
  const { reference } = await book(request, token);
  await open(page, '/track');
  await page.getByLabel('Booking reference').fill(` ${reference.toLowerCase()} `);
  await page.getByLabel('Phone Number').fill('০১৭১২৩৪৫৬৭৮');
  await page.getByRole('button', { name: 'Find booking' }).click();
  const found = page.getByRole('article', { name: 'Building Electrician' });
  await expect(found).toContainText('Pending');
  await expect(found).toContainText(reference);
  await page.getByLabel('Phone Number').fill('01812345678');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'We found no booking with this reference and phone number. Please check both, or call us.',
  );
  await expect(found).toHaveCount(0);
  await expectAccessible(page);
});

test('asks for both, and says when the server fails', async ({ page }) => {
  await open(page, '/track');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByLabel('Booking reference')).toBeFocused();
  await page.getByLabel('Booking reference').fill('PTK-0000-00');
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  );
  await page.getByLabel('Phone Number').fill('01712345678');
  await page.route('**/api/bookings/track', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Find booking' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to fetch booking');
});
