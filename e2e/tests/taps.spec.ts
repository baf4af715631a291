import { bookingForm, choosePhoto, fill, submit } from './booking.ts';
import { expect, open, test } from './page.ts';

test('from home to a booking that is sent it takes at most twelve taps beside the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.evaluate(() => {
    addEventListener(
      'click',
      // A label presses its control once more: that one has no finger behind it.
      ({ detail }) => {
        if (detail > 0) void (window as unknown as { countTap(): Promise<void> }).countTap();
      },
      true,
    );
  });
  const jobs = page.getByRole('region', { name: 'Jobs Abroad', exact: true });
  await jobs.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('link', { name: 'Book now' }).click();
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await fill(page, {
    'Full Name': 'Rahima Khatun',
    'Phone Number': '01712345678',
    Address: 'House 7, Road 3, Sylhet',
  });
  const form = bookingForm(page);
  await form.getByRole('button', { name: 'My WhatsApp is on the phone number above' }).click();
  await choosePhoto(page, 'Passport photo');
  // To open the chooser is a tap as well.
  taps += 1;
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
  expect(taps).toBeGreaterThan(4);
  expect(taps).toBeLessThanOrEqual(12);
});
