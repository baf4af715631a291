import { foreignApiOrigin, storefrontBesideIt } from '../this-run.ts';
import type { Page } from '@playwright/test';
import { expect, hasArrived, open, test } from './page.ts';

const fires = /status of 50[03]/;

/**
 * The page waits some tenths of a second for the foreign server, which may take longer on a busy machine; what
 * fails later is told in the page alone.
 */
const expectStatus = (page: Page, path: string, status: number) =>
  expect.poll(async () => (await page.request.get(path)).status()).toBe(status);

test.describe('a server that fails', () => {
  test.use({ baseURL: storefrontBesideIt, complaint: fires });

  test('a service that cannot be loaded says so, and is there when tried again', async ({
    page,
  }) => {
    await expectStatus(page, '/service/visas/failing', 503);
    await open(page, '/service/visas/failing');
    await expect(page).toHaveTitle(/^Failed to load services/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Failed to load services');
    await expect(main.getByText('Service Not Found')).toHaveCount(0);
    const refused = page.waitForResponse(`${foreignApiOrigin}/api/services/failing`);
    await main.getByRole('button', { name: 'Try Again' }).click();
    await hasArrived(page, await refused);
    await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();

    await page.route(`${foreignApiOrigin}/api/services/failing`, (route) =>
      route.fulfill({ json: { success: true, data: { _id: 'failing', name: 'Mended Visa' } } }),
    );
    await main.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended Visa');
  });

  test('a listing of which both lookups fail never says that nothing was found', async ({
    page,
  }) => {
    await expectStatus(page, '/service/on-fire', 503);
    await open(page, '/service/on-fire');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Failed to load services');
    await expect(failure).toContainText('The database is on fire');
    await expect(page.getByText('No services found')).toHaveCount(0);

    await page.route(`${foreignApiOrigin}/api/services/category/on-fire?*`, (route) =>
      route.fulfill({
        json: { success: true, data: [{ _id: 'm', name: 'Mended Visa' }], pagination: {} },
      }),
    );
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article', { name: 'Mended Visa' })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test.describe('a move inside the app', () => {
  test.use({ complaint: /status of 500|ERR_INTERNET_DISCONNECTED/ });

  test('to a page of the list that fails offers to try again', async ({ page }) => {
    await open(page, '/service');
    await page.route('**/api/services?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Server error. Please try again later.',
    );
    await page.unroute('**/api/services?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  });

  test('without a line tells of the network and goes on when it is back', async ({
    page,
    context,
  }) => {
    await open(page, '/service');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Network error. Please check your internet connection.',
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  });

  test('more of a row that fails to come can be asked for once more', async ({ page }) => {
    await open(page, '/');
    const row = page.getByRole('region', { name: 'Jobs Abroad', exact: true });
    await page.route('**/api/services/category/**', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const failed = page.waitForResponse('**/api/services/category/**');
    await row.getByRole('button', { name: 'View More' }).click();
    await failed;
    await page.unroute('**/api/services/category/**');
    await row.getByRole('button', { name: 'View More' }).click();
    await expect(row.getByRole('article')).toHaveCount(20);
  });
});

test.describe('a page that cannot be rendered', () => {
  // React and its router tell of what they caught.
  test.use({
    baseURL: storefrontBesideIt,
    complaint: /join is not a function|caught the following error|status of 500|Error/,
  });

  const sorry = /something unexpected happened.*refreshing the page or contact support/;

  test('says so with status 500, within the header and footer', async ({ page }) => {
    const response = await open(page, '/service/visas/mistyped');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByText(sorry)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await main.getByRole('button', { name: 'Open live chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeVisible();
    await page.getByRole('button', { name: 'Close live chat' }).click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  });

  test('is shown where it was when it is tried again and has been mended', async ({ page }) => {
    await open(page, '/service/visas/mistyped');
    const asked = page.waitForResponse('**/api/services/mistyped');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');

    await page.route(`${foreignApiOrigin}/api/services/mistyped`, (route) =>
      route.fulfill({ json: { success: true, data: { _id: 'mistyped', name: 'Mended Visa' } } }),
    );
    // By itself, and not by a press: browsers tell so when a connection returns.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended Visa');
    await expect(page).toHaveURL(/\/service\/visas\/mistyped$/);
  });
});
