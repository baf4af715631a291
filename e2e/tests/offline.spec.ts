import { book, jobAddress } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { heldLine } from './held-line.ts';
import { storefrontOrigin } from '../this-run.ts';
import { expectOneLanguage } from './expect-language.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';
import type { Page } from '@playwright/test';

// The browser notes calls that fail, as these are made to.
test.use({
  serviceWorkers: 'allow',
  complaint: /net::ERR_|Failed to (?:load resource|fetch dynamically)|Error loading route module/,
});

/** Waits until this device has a page saved, with its scripts. */
const waitUntilSaved = (page: Page, address: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        const saved = await caches.match(wanted, { cacheName: 'pothik-pages', ignoreVary: true });
        const scripts = (await saved?.text())?.match(/\/assets\/[\w.-]+\.js/g) ?? [];
        const found = await Promise.all(scripts.map((script) => caches.match(script)));
        return found.length > 0 && found.every(Boolean);
      }, address),
    )
    .toBe(true);

/** Takes the line away, with what the browser itself has from a moment ago. */
async function goOffline(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

/** Waits until this device knows what to show where a page is not saved. */
const waitUntilReady = (page: Page) => waitUntilSaved(page, '/offline');

test('opens without a line what was visited, says from when it is, and follows its links', async ({
  page,
  context,
}) => {
  const job = page.getByRole('article', { name: 'Building Electrician' });
  await open(page, '/service/jobs-abroad');
  await waitUntilSaved(page, '/service/jobs-abroad');
  await job.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Electrician' })).toBeVisible();
  const { pathname } = new URL(page.url());
  await waitUntilSaved(page, pathname);
  await waitUntilReady(page);
  await goOffline(page);
  const notice = page.getByRole('status').filter({ hasText: / offline|No connection/ });
  await expect(notice).toContainText('Pages that you have opened on this phone still open.');
  await open(page, '/service/jobs-abroad');
  await expect(notice).toContainText(
    /This page was saved on this phone on \d+ \w{3} \d{4}, \d\d:\d\d\./,
  );
  await job.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Electrician' })).toBeVisible();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(notice).toHaveCount(0);
});

test('says honestly what is not saved, names what is, and opens it when the line is back', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  await waitUntilSaved(page, '/about');
  await waitUntilReady(page);
  await goOffline(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const saved = page.getByRole('region', { name: 'Saved on this phone' });
  await expect(saved.getByRole('link')).toHaveText(['About']);
  await expectAccessible(page);
  await saved.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByText('This page was saved on this phone on')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL('**/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('says all of it in Bangla, on a page that is saved and for one that is not', async ({
  page,
}) => {
  await open(page, '/bn/about');
  await waitUntilSaved(page, '/bn/about');
  await waitUntilSaved(page, '/bn/offline');
  await goOffline(page);
  await open(page, '/bn/about');
  await expect(page.getByText('এই পাতাটি এই ফোনে রাখা হয়েছে')).toBeVisible();
  await expectOneLanguage(page);
  await open(page, '/bn/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইন্টারনেট সংযোগ নেই');
  await expect(page.getByRole('region', { name: 'এই ফোনে রাখা পাতা' })).toBeVisible();
  await expectOneLanguage(page);
});

test('shows own bookings without a line to their owner alone, until they sign out', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  const { reference } = await book(request, token);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await waitUntilSaved(page, '/my-bookings');
  // From here on what is asked for is saved.
  await page.reload();
  const card = page.getByRole('article', { name: 'Building Electrician' });
  await expect(card).toContainText(reference);
  await goOffline(page);
  await page.reload();
  await expect(card).toContainText(reference);
  await expect(page.getByText('This page was saved on this phone on')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('userToken', 'of somebody else'));
  await page.reload();
  // Whoever it is has to sign in, and that page is not saved.
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('keeps nothing that tells about somebody who signs out', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/my-bookings');
  await waitUntilSaved(page, '/my-bookings');
  await open(page, '/profile');
  await waitUntilSaved(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  const saved = await page.evaluate(async () => {
    const names = await caches.keys();
    // The page to which signing out leads is saved as any other.
    const pages = await (await caches.open('pothik-pages')).keys();
    return { names, paths: pages.map(({ url }) => new URL(url).pathname) };
  });
  expect(saved.names).not.toContain('pothik-personal');
  for (const path of ['/my-bookings', '/profile']) expect(saved.paths).not.toContain(path);
});

test('keeps nothing that was still on its way when somebody signed out', async ({
  page,
  context,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  const line = await heldLine(storefrontOrigin);
  await open(page, `${line.origin}/profile`);
  await waitUntilSaved(page, '/profile');
  // From here on the service worker asks for everything.
  await page.reload();
  await waitUntilReady(page);
  line.state.isHeld = (path) => /\/my-bookings$|^\/terms$/.test(path);
  const terms = await context.newPage();
  const opened = terms.goto(`${line.origin}/terms`);
  await page.evaluate(() => {
    const headers = { authorization: `Bearer ${localStorage.getItem('userToken') ?? ''}` };
    const asked = fetch('/api/bookings/my-bookings', { headers });
    Object.assign(window, { answered: asked.then(({ status }) => status) });
  });
  await expect
    .poll(() => line.state.held.toSorted())
    .toEqual(['/api/bookings/my-bookings', '/terms']);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out')).toBeVisible();
  line.release();
  await opened;
  const answered = () =>
    page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
  expect(await answered()).toBe(200);
  // What is asked for later is saved, by when those would be too.
  await open(page, `${line.origin}/about`);
  await waitUntilSaved(page, '/about');
  const kept = await page.evaluate(async () => {
    const pages = await (await caches.open('pothik-pages')).keys();
    return { names: await caches.keys(), paths: pages.map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).not.toContain('pothik-personal');
  expect(kept.paths).not.toContain('/terms');
  await terms.close();
  line.close();
});

test('saves nothing in a visit on a shared phone, and forgets what was saved before', async ({
  page,
  context,
}) => {
  const saved = () => page.evaluate(async () => (await caches.keys()).toSorted());
  await open(page, '/about');
  await waitUntilSaved(page, '/about');
  await open(page, '/login');
  await page.getByRole('checkbox', { name: 'This is a shared device' }).check();
  const nothing = ['pothik-files', 'pothik-nothing'];
  await expect.poll(saved).toEqual(nothing);
  await open(page, '/terms');
  await open(page, '/about');
  expect(await saved()).toEqual(nothing);
  const visitor = await context.newPage();
  await page.close();
  await open(visitor, '/terms');
  await waitUntilSaved(visitor, '/terms');
});

test('leads to whole pages where the server has another version of the app', async ({ page }) => {
  await open(page, jobAddress);
  await waitUntilReady(page);
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    Object.assign(window, { __reactRouterManifest: { version: 'an older one' } });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await waitUntilSaved(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('leaves the console to itself, and can be put beside the apps of a phone', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await waitUntilReady(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(manifest ?? '');
  const { icons, shortcuts, start_url } = (await response.json()) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  const addresses = [start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const served = await page.evaluate(() =>
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
      ({ workerStart }) => workerStart,
    ),
  );
  expect(served).toEqual([0]);
});
