import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d|net::ERR_FAILED/ });

async function signIn(page: Page, email: string, password: string) {
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('signs in, welcomes back and goes to the start page', async ({ page, request }) => {
  const { email, password, name } = await register(request);
  await open(page, '/login');
  await signIn(page, email, password);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('says what the server says of a wrong password, and takes the focus there', async ({
  page,
  request,
}) => {
  const { email } = await register(request);
  await open(page, '/login');
  await signIn(page, email, 'not-it');
  const alert = page.getByRole('alert').filter({ hasText: 'Invalid email or password.' });
  await expect(alert).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-it');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('comes back to each protected page that was asked for', async ({ page, request }) => {
  const { email, password } = await register(request);
  for (const [path, title] of [
    ['/profile', 'My Profile'],
    ['/my-bookings', 'My Bookings'],
  ] as const) {
    await open(page, path);
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, email, password);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test('comes back to the service that was looked at', async ({ page, request }) => {
  const { email, password } = await register(request);
  await open(page, '/service/jobs-abroad/electrician-riyadh?from=chat');
  await page.getByRole('button', { name: 'Login to Book' }).click();
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/service\/jobs-abroad\/electrician-riyadh\?from=chat$/);
});

test('stays on this site, whatever the address asks for', async ({ page, request }) => {
  const { email, password } = await register(request);
  for (const evil of [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '%2f%2fevil.example',
  ]) {
    await test.step(evil, async () => {
      await open(page, `/login?redirect=${encodeURIComponent(evil)}`);
      await signIn(page, email, password);
      await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('signs in once, however often the button is pressed', async ({ page, request }) => {
  const { email, password } = await register(request);
  let calls = 0;
  await page.route('**/api/auth/login', async (route) => {
    calls += 1;
    await route.continue();
  });
  await open(page, '/login');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  expect(calls).toBe(1);
});

test('says so when the line is cut, and goes on when it is back', async ({ page, request }) => {
  const { email, password } = await register(request);
  await open(page, '/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  await signIn(page, email, password);
  await expect(
    page.getByText('Network error. Please check your internet connection.'),
  ).toBeVisible();
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeFocused();
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
});

test('who is signed in already does not see the form', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/login?redirect=/service');
  await expect(page).toHaveURL(/\/service$/);
});

test('leads to the other screens', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});

test('a password typed before the page answers never gets into the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('secret-word');
  await page.keyboard.press('Enter');
  // By then a form that was sent would have been asked for.
  await page.reload();
  expect(asked.filter((url) => url.includes('secret-word'))).toEqual([]);
  expect(page.url()).not.toContain('secret-word');
  expect(await page.content()).toContain('This form needs JavaScript.');
  await context.close();
});
