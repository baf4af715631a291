import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';

const nothing = {
  success: true,
  data: [],
  pagination: { page: 1, limit: 10, hasNext: false, total: 0 },
};

/** Comes to the home page from another page, when these calls are answered so. */
async function comeHome(
  page: Page,
  calls: string | RegExp,
  answer: { status: number; json: object },
) {
  await open(page, '/about');
  await page.route(calls, (route) => route.fulfill(answer));
  await page.getByRole('banner').getByRole('link', { name: 'Pothik', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find and book the right service in seconds',
  );
}

test('without a featured service the home page says so', async ({ page }) => {
  await comeHome(page, '**/api/services?*', { status: 200, json: nothing });
  const featured = page.getByRole('region', { name: 'Featured Services' });
  await expect(featured).toContainText('No featured services available at the moment.');
  await expect(featured.getByRole('button')).toHaveCount(0);
});

test('without an article there is no heading for articles', async ({ page }) => {
  const answered = page.waitForResponse('**/api/insights?*');
  await comeHome(page, '**/api/insights?*', { status: 200, json: nothing });
  await answered;
  await expect(page.getByRole('region', { name: 'Hotels', exact: true })).toBeAttached();
  await expect(page.getByText('Latest Insights')).toHaveCount(0);
});

test('without a category the hero leads to all services', async ({ page }) => {
  await comeHome(page, '**/api/categories?services=true&active=true', {
    status: 200,
    json: nothing,
  });
  const grid = page.getByRole('region', { name: 'Explore Our Services' });
  await expect(grid.getByRole('status')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/service$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test.describe('a server that fails', () => {
  test.use({ complaint: /status of 500/ });

  test('leaves places of the home page empty, and no toast tells of it', async ({ page }) => {
    await comeHome(page, /\/api\/(services|categories|insights)/, {
      status: 500,
      json: { success: false },
    });
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Trusted Partners' })).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Latest Insights')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get Started Today' })).toBeVisible();
  });
});
