import type { Page } from '@playwright/test';
import { foreignApiOrigin } from '../this-run.ts';
import { dismissToast, expect, open, test } from '../tests/page.ts';
import { newcomer } from '../tests/person.ts';

// The browser notes calls that the server refuses, and those that it does not know.
test.use({ complaint: /status of [45]\d\d/ });

type Person = ReturnType<typeof newcomer>;

async function register(page: Page, person: Person) {
  await open(page, '/register');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Phone', { exact: true }).fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const endSessions = (page: Page, email: string) =>
  page.request.post(`${foreignApiOrigin}/test/end-sessions`, { data: { email } });

test('registers, signs out though the server knows no such call, and signs in', async ({
  page,
}) => {
  const person = newcomer();
  await register(page, person);
  await expect(page.getByText(/Account created successfully! Welcome to/)).toBeVisible();
  await dismissToast(page);
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();
  await expect(page.getByText('Error during logout')).toBeVisible();

  await open(page, '/login');
  await signIn(page, person.email, person.password);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '01712345678' })).toBeVisible();
});

test('a registration without a token in its data has failed', async ({ page }) => {
  await register(page, { ...newcomer(), name: 'No Token' });
  await expect(page.getByText('Registration failed - unexpected response format')).toBeFocused();
});

test('says what the server says of a registration, else its own words', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => localStorage.clear());
  await register(page, person);
  await expect(page.getByText('Email already in use')).toBeVisible();
  await page.getByLabel('Full Name').fill('Silent');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(newcomer().email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Registration failed. Please try again.')).toBeFocused();
  await expect(page.getByText('Server error. Please try again later.')).toBeVisible();
});

test('signs in only with success and a token', async ({ page }) => {
  const { email } = newcomer();
  await open(page, '/login');
  await signIn(page, email, 'wrong-one');
  await expect(page.getByText('Wrong credentials')).toBeFocused();
  for (const password of ['no-token', 'silent']) {
    await signIn(page, email, password);
    await expect(page.getByText('Login failed. Please try again.')).toBeFocused();
  }
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('a token that is over is renewed once, and nobody notices', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  // A call of the page that is left would renew the token for itself.
  await page.goto('about:blank');
  await endSessions(page, person.email);
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
  });
  await open(page, '/profile');
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  await expect(page.getByText('Session Expired. Please login again.')).toBeHidden();
  expect(renewals).toBe(1);
});

test('a session that can not be renewed is told, and leads to the sign-in page', async ({
  page,
}) => {
  const person = { ...newcomer(), name: 'Once' };
  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  await dismissToast(page);
  await page.getByRole('button', { name: 'Once' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await endSessions(page, person.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session Expired. Please login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('says the words of the specification where the server has none', async ({ page }) => {
  const person = newcomer();
  await open(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();

  await open(page, '/reset-password?token=anything');
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByLabel(label, { exact: true }).fill('brand-new-1');
  }
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();

  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/profile');
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password', { exact: true }).fill('brand-new-1');
  await form.getByLabel('Confirm new password').fill('brand-new-1');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
});

test('changes the profile, and cancels', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('definition').filter({ hasText: person.name })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Passport Number').fill('AB1234567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'AB1234567' })).toBeVisible();
});

test('shows news and preferences whose fields are of another server', async ({ page }) => {
  await register(page, newcomer());
  await expect(page).toHaveURL(/\/$/);
  await dismissToast(page);
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('heading', { name: 'Your visa is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await open(page, '/profile');
  await page.getByRole('checkbox', { name: /Offers and articles/ }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
});

test('deletes the account, in the words of the server where it refuses', async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await expect(page).toHaveURL(/\/$/);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const form = page.getByRole('form', { name: 'Delete account' });
  await form.getByLabel('Current password').fill('not-it');
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form.getByText('Wrong password')).toBeFocused();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
