import type { Page } from '@playwright/test';
import { expect, hasArrived, hold, open, openAndRest, test } from './page.ts';

/** What the page asks the API from now on. That a service was opened is told, and not asked. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test('a service shows at once what the list has told of it, and that the rest is loading', async ({
  page,
}) => {
  await open(page, '/service/hotels');
  const release = await hold(page, /\/api\/services\/hotel-coxs-bazar-sea-view$/);
  const card = page.getByRole('article', { name: /Sea View Hotel/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/hotel-coxs-bazar-sea-view$/);
  await expect(page.getByRole('status')).toContainText('Loading service details...');
  // What the list has told of it is there.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
  await expect(page.getByRole('definition').filter({ hasText: 'Bangladesh' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login to Book' })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
  await expect(page.getByText('Loading service details...')).toHaveCount(0);
});

test('the home page shows its places at once while it is loading', async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, /\/api\/(categories|services)/);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find and book the right service in seconds',
  );
  const places = page.getByRole('status', { name: 'Loading categories' });
  await expect(places.locator('> *')).toHaveCount(7);
  await expect(page.getByRole('status', { name: 'Loading services' })).not.toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: 'Hotels', exact: true })).toBeAttached();
  await expect(places).toHaveCount(0);
});

/** A row below a service is asked for by those who come near, on a wide screen at once. */
const isForTheStart = (path: string) => !path.endsWith('/similar');

test('a way through the pages loads no document again and asks nothing twice', async ({ page }) => {
  await open(page, '/');
  const calls = listenForCalls(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const row = page.getByRole('region', { name: 'Hotels', exact: true });
  const card = row.getByRole('article', { name: /Sea View Hotel/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('region', { name: 'Contact Us' })).toContainText('+880');
  // Articles are asked for once the category is known.
  await expect
    .poll(() => calls.filter(isForTheStart).toSorted())
    .toEqual([
      '/api/insights?related=hotels&published=true&limit=2',
      '/api/services/hotel-coxs-bazar-sea-view',
      '/api/settings/contact/public',
    ]);

  // A card that comes to lie under the pointer would be asked for.
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Back to Services' }).press('Enter');
  await expect(page.getByText('Showing page 1 (96 services)')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  const asked = calls.length;
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page.getByRole('region', { name: 'Hotels', exact: true })).toBeAttached();
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  expect(calls.slice(asked)).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
  expect(documents).toEqual([]);
});

test('a page that came with its data asks for none of it', async ({ page }) => {
  const calls = listenForCalls(page);
  for (const path of [
    '/service/jobs-abroad?search=welder&page=1',
    '/service/hotels/hotel-coxs-bazar-sea-view',
    '/service/electrician-riyadh',
  ]) {
    await openAndRest(page, path);
  }
  expect(calls.filter(isForTheStart)).toEqual([]);
});

test('of two moves after another the last is shown, whichever answer comes first', async ({
  page,
}) => {
  await open(page, '/service');
  const release = await hold(page, /\/api\/services\?.*category=hotels/);
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.selectOption('Hotels');
  await expect(page).toHaveURL(/category=hotels$/);
  await category.selectOption('Air Tickets');
  const count = page.getByRole('status').filter({ hasText: 'found' });
  await expect(count).toHaveText('9 service(s) found');
  const late = page.waitForResponse(/category=hotels/);
  release();
  await hasArrived(page, await late);
  await expect(count).toHaveText('9 service(s) found');
  await expect(page).toHaveURL(/category=air-tickets$/);
});

test.describe('where a style does not come', () => {
  // The browser notes it, and React the promise that it has broken.
  test.use({ complaint: /net::ERR_FAILED|^Event$/ });

  test('styles of pages stay, and a page gets one that a broken line has kept from it', async ({
    page,
    context,
  }) => {
    let isCut = true;
    await context.route(/\/service-page-[\w-]+\.css/, (route) =>
      isCut ? route.abort() : route.fallback(),
    );
    await open(page, '/');
    const row = page.getByRole('region', { name: 'Hotels', exact: true });
    const card = row.getByRole('article', { name: /Sea View Hotel/ });
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
    const columns = page.getByRole('main').locator('> div').first();
    await expect(columns).toHaveCSS('display', 'block');
    isCut = false;
    await expect(columns).toHaveCSS('display', 'grid');
    const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    const before = await styles();
    await page.goBack();
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
    expect(await styles()).toEqual(before);
  });
});
