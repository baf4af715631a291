import { expect, test } from './page.ts';

test('staff sign in to the console, look around and sign out', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Email').fill('staff@pothik.example');
  await page.getByLabel('Password', { exact: true }).fill('pothik-staff');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const console = page.getByRole('navigation', { name: 'Console' });
  await expect(console.getByRole('link')).toHaveText([
    'Overview',
    'Inbox',
    'Bookings',
    'Catalogue',
    'Insights',
    'People',
    'Settings',
  ]);
  await console.getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
