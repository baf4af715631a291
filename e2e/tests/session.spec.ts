import { openChat, startChat } from './chat.ts';
import { dismissToast, expect, hasArrived, hold, open, openAndRest, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d|net::ERR_FAILED/ });

test('signs out here and in the other tabs', async ({ page, request, context }) => {
  const { token, name } = await register(request);
  await signInPage(page, token);
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/profile');
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();

  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await expect(other).toHaveURL(/\/login$/);
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
});

test('leaves nothing of a conversation to who comes next', async ({ page, request, context }) => {
  const { token, name } = await register(request);
  await signInPage(page, token);
  await open(page, '/');
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  await expect(panel.getByText('My passport is ready')).toBeVisible();
  await panel.press('Escape');
  const other = await context.newPage();
  await open(other, '/about');
  await expect((await openChat(other)).getByText('My passport is ready')).toBeVisible();

  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  const again = await openChat(page);
  await expect(again.getByLabel('Name')).toHaveValue('');
  await expect(again.getByText('My passport is ready')).toHaveCount(0);
  await expect(other.getByText('My passport is ready')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('live')),
  );
  expect(kept).toEqual([]);
});

test('signs in in the other tabs too', async ({ page, request, context }) => {
  const { email, password, name } = await register(request);
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/login');
  await other.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByText('Login successful! Welcome back.')).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('a tab becomes that of somebody else who has signed in in another', async ({
  page,
  request,
  context,
}) => {
  const { token } = await register(request);
  const second = await register(request, { ...newcomer(), name: 'Jamal Uddin' });
  await signInPage(page, token);
  await open(page, '/profile');
  await expect(page.getByRole('button', { name: 'Rahima Khatun' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate((kept) => localStorage.setItem('userToken', kept), second.token);
  await expect(page.getByRole('button', { name: 'Jamal Uddin' })).toBeVisible();
  await expect(page.getByText(second.email)).toBeVisible();
});

test('signs out here though the server fails, and says so', async ({ page, request }) => {
  const { token, name } = await register(request);
  await signInPage(page, token);
  await open(page, '/');
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Error during logout')).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
});

test('what is still being asked for is dropped by who signs out', async ({ page, request }) => {
  const { token, name } = await register(request);
  await signInPage(page, token);
  await hold(page, /\/api\/users\/notifications/);
  await open(page, '/');
  const dropped = page.waitForEvent('requestfailed', (asked) =>
    asked.url().includes('/api/users/notifications'),
  );
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText('Session Expired')).toHaveCount(0);
});

test('a session that ends during the visit is told, and leads to the sign-in page and back', async ({
  page,
  request,
}) => {
  const { token, email, password } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  const choice = page.getByRole('checkbox', { name: /Offers and articles/ });
  await expect(choice).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });

  await choice.click();
  await expect(page.getByText('Session Expired. Please login again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a session that ends on a public page leads to the sign-in page and back too', async ({
  page,
  request,
}) => {
  const { token, email, password, name } = await register(request);
  await signInPage(page, token);
  // A call that is still on its way is not made once more.
  const news = page.waitForResponse('**/api/users/notifications');
  await open(page, '/service?search=visa');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await news;
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  // Coming back to the tab asks for news.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Session Expired. Please login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fservice%3Fsearch%3Dvisa$/);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/service\?search=visa$/);
});

test('a token that is worth nothing is forgotten, and the page stays usable', async ({ page }) => {
  await signInPage(page, 'B'.repeat(43));
  await open(page, '/service');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('on a line that breaks', () => {
  // The browser notes what did not arrive.
  test.use({ complaint: /net::ERR_CONNECTION_RESET/ });

  test('whoever was signed in stays so', async ({ page, request }) => {
    const { token, name } = await register(request);
    await signInPage(page, token);
    let broken = 0;
    await page.route('**/api/auth/me', async (route) => {
      broken += 1;
      await (broken <= 2 ? route.abort('connectionreset') : route.continue());
    });
    await open(page, '/service');
    await expect(page.getByRole('button', { name })).toBeVisible();
    expect(broken).toBe(3);
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(token);
  });
});

test('a protected page says that it is loading until it is known who is there', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/auth/me', async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, '/profile');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  answer(undefined);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('a protected page says that it is loading until the screen to sign in is there @phone', async ({
  page,
}) => {
  await open(page, '/about');
  const release = await hold(page, /\/assets\/login-[^/]*\.js$/);
  const mobile = page.getByRole('navigation', { name: 'Mobile' });
  await mobile.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  release();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('who signs in stays so when an old session turns out late to be over', async ({
  page,
  request,
}) => {
  const { email, password, name } = await register(request);
  await signInPage(page, 'C'.repeat(43));
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route('**/api/auth/me', async (route) => {
    await answered;
    await route.fulfill({ status: 503, json: { success: false, message: 'Busy' } });
  });
  await open(page, '/login');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('userToken'));
  const late = page.waitForResponse('**/api/auth/me');
  answer(undefined);
  await hasArrived(page, await late);
  await dismissToast(page);
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(token);
});

test('the token is renewed once a day, and the old one ends', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('yesterday') !== null) return;
    sessionStorage.setItem('yesterday', 'yes');
    const longAgo = Date.now() - 25 * 60 * 60 * 1_000;
    localStorage.setItem('userTokenRenewedAt', String(longAgo));
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userToken'))).not.toBe(token);
  const next = await page.evaluate(() => localStorage.getItem('userToken'));
  expect(next).toMatch(/^[\w-]{43}$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rahima Khatun' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBe(next);
});

test('who never signed in loads nothing of an account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAndRest(page, '/');
  expect(asked.filter((path) => /auth\/|session|header-account|google/.test(path))).toEqual(
    asked.filter((path) => path.includes('start-session')),
  );
});
