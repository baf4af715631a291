import type { Page } from '@playwright/test';
import { bookingForm, jobAddress, photo } from './booking.ts';
import { expect, open, test } from './page.ts';

/** Goes on by Tab until this has the focus. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('a service is booked by the keyboard alone', async ({ page }) => {
  await open(page, jobAddress);
  await page.getByRole('heading', { name: 'Book This Service' }).focus();
  await tabTo(page, 'button', 'Instant Booking');
  await page.keyboard.press('Enter');
  await expect(bookingForm(page)).toBeFocused();
  await tabTo(page, 'textbox', 'Full Name');
  await page.keyboard.type('Rahima Khatun');
  await tabTo(page, 'textbox', 'Phone Number');
  await page.keyboard.type('01712345678');
  await tabTo(page, 'textbox', 'Address');
  await page.keyboard.type('Sylhet');
  await tabTo(page, 'radio', 'WhatsApp');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'IMO' })).toBeChecked();
  await tabTo(page, 'textbox', 'IMO');
  await page.keyboard.type('01912345678');
  await tabTo(page, 'radio', 'Passport');
  await page.keyboard.press('Tab');
  const file = bookingForm(page).getByLabel('Passport photo');
  await expect(file).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photo(page));
  await expect(bookingForm(page).getByText('passport.jpg')).toBeVisible();
  await tabTo(page, 'button', 'Submit Booking');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Booking Successful!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Booking' })).toBeFocused();
});
