import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that fail.
test.use({ complaint: /status of 500/ });

/** Lets these calls fail without a word from the server. */
const fail = (page: Page, method: string, path: string) =>
  page.route(`**/api${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );

async function fillNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill('brand-new-1');
  await page.getByLabel('Confirm new password').fill('brand-new-1');
}

test('no link could be sent', async ({ page }) => {
  await fail(page, 'POST', '/auth/forgot-password');
  await open(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Failed to send reset email')).toBeFocused();
});

test('no new password could be set', async ({ page }) => {
  await fail(page, 'POST', '/auth/reset-password');
  await open(page, '/reset-password?token=some');
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Failed to reset password')).toBeFocused();
});

test.describe('who is signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    const { token, password } = await register(request);
    await request.put('/api/auth/change-password', {
      headers: { authorization: `Bearer ${token}` },
      data: { currentPassword: password, newPassword: 'another-one-1' },
    });
    await signInPage(page, token);
  });

  test('the password could not be changed', async ({ page }) => {
    await fail(page, 'PUT', '/auth/change-password');
    await open(page, '/profile');
    await page.getByLabel('Current password').fill('another-one-1');
    await fillNewPassword(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Failed to change password')).toBeFocused();
    await expect(page.getByLabel('Current password')).toHaveValue('another-one-1');
  });

  test('the profile could not be read, and is asked for again', async ({ page }) => {
    await fail(page, 'GET', '/users/profile');
    await open(page, '/profile');
    await expect(page.getByText('Failed to fetch user profile')).toBeVisible();
    await page.unroute('**/api/users/profile');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('preferences could not be read or kept', async ({ page }) => {
    await fail(page, 'GET', '/users/preferences');
    await open(page, '/profile');
    await expect(page.getByText('Failed to fetch preferences')).toBeVisible();
    await page.unroute('**/api/users/preferences');
    await fail(page, 'PUT', '/users/preferences');
    await page.reload();
    const offers = page.getByRole('checkbox', { name: /Offers and articles/ });
    await offers.click();
    await expect(page.getByText('Failed to update preferences')).toBeVisible();
    await expect(offers).not.toBeChecked();
  });

  test('a picture could not be sent', async ({ page }) => {
    await fail(page, 'POST', '/upload/profile-picture');
    await open(page, '/profile');
    const buffer = await page.screenshot({ type: 'jpeg' });
    await page
      .getByLabel('Change picture')
      .first()
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('Failed to upload image')).toBeVisible();
  });

  test('the account could not be deleted, and goes on', async ({ page }) => {
    await fail(page, 'DELETE', '/users/account');
    await open(page, '/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const form = page.getByRole('form', { name: 'Delete account' });
    await form.getByLabel('Current password').fill('another-one-1');
    await form.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Failed to delete account')).toBeFocused();
    await form.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });

  test('news could not be read or marked', async ({ page }) => {
    await fail(page, 'GET', '/users/notifications');
    await open(page, '/notifications');
    await expect(page.getByRole('main').getByText('Failed to fetch notifications')).toBeVisible();
    await page.unroute('**/api/users/notifications');
    // Coming back to the page asks again by itself.
    await page.reload();
    await fail(page, 'PATCH', '/users/notifications/**');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('Failed to mark all notifications as read')).toBeVisible();
    await page.getByRole('link', { name: /^Open: Your password was changed/ }).click();
    await expect(page.getByText('Failed to mark notification as read')).toBeVisible();
  });
});
