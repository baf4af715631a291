import type { Page } from '@playwright/test';
import { expect, open, openAndRest, test } from '../tests/page.ts';
import { identityEmulator, storefrontWithGoogle } from '../this-run.ts';
import { frameMessagesScript } from './frame-messages.ts';

test.use({ complaint: /net::ERR|status of \d+|emulator/i });

// Their servers are still starting when the first journeys are on their way.
test.beforeAll(async ({ request }) => {
  const answers = async (address: string) => {
    const answer = await request.get(address).catch(() => undefined);
    return answer?.ok() ?? false;
  };
  for (const address of [identityEmulator, `${storefrontWithGoogle}/readyz`]) {
    await expect.poll(() => answers(address), { timeout: 100_000 }).toBe(true);
  }
});

test.beforeEach(async ({ context }) => {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: frameMessagesScript }),
  );
});

/** Opens the provider's own window. */
async function openWindow(page: Page, button = 'Continue with Google') {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return window;
}

/** Goes through the provider's own window with a new Google account. */
async function chooseNewAccount(page: Page) {
  const window = await openWindow(page);
  const email = `google-${crypto.randomUUID()}@example.com`;
  await window.getByRole('button', { name: /add new account/i }).click();
  await window.locator('#email-input').fill(email);
  await window.locator('#display-name-input').fill('Karim Uddin');
  await window.locator('#sign-in').click();
  return email;
}

test('signs in with a Google account in its own window, and comes back to the place', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAndRest(page, '/login?redirect=/profile');
  // Nothing of the provider is loaded before somebody asks for it.
  expect(
    asked.filter(
      (url) =>
        /google-identity|google\w*\.com|firebase/.test(url) || url.startsWith(identityEmulator),
    ),
  ).toEqual([]);
  const email = await chooseNewAccount(page);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(page.getByText('You sign in with Google.')).toBeVisible();
});

test('who has no password downloads their data and deletes the account by showing Google', async ({
  page,
}) => {
  await openAndRest(page, '/login?redirect=/profile');
  const email = await chooseNewAccount(page);
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
  await page.getByRole('button', { name: 'Download my data' }).click();
  const chooseAgain = async () => {
    const window = await openWindow(page, 'Confirm with Google');
    await window.getByText(email).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), chooseAgain()]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await chooseAgain();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('says what the server says of an account that it does not open', async ({ page }) => {
  await page.route('**/api/auth/google', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'conflict', message: 'Please sign in with your password.' },
    }),
  );
  await open(page, '/login');
  await chooseNewAccount(page);
  await expect(page.getByText('Please sign in with your password.')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('who closes the window of Google stays where they were, without an error', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/login');
  const window = await openWindow(page);
  await window.getByRole('button', { name: /add new account/i }).waitFor();
  await window.close();
  // The provider's SDK looks every two seconds, and then waits for eight.
  await page.clock.runFor(12_000);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('says so where the provider can not be reached, and the form goes on working', async ({
  page,
  context,
}) => {
  await context.route(/apis\.google\.com/, (route) => route.abort());
  await context.route(`${identityEmulator}/**`, (route) => route.abort());
  await open(page, '/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Google sign-in failed' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test.describe('inside the app of Facebook', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.0;]',
  });
  test('there is a way out instead of a window that Google refuses', async ({ page }) => {
    await open(page, '/login?redirect=/profile');
    await expect(page.getByText(/Google does not allow signing in inside this app/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
      'href',
      /^intent:\/\/127\.0\.0\.1:\d+\/login\?redirect=\/profile#Intent;scheme=http;package=com\.android\.chrome;end$/,
    );
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });
});
