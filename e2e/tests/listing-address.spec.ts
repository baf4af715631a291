import type { Page } from '@playwright/test';
import { expect, hold, open, test } from './page.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'found' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

/** Goes to a category by the header, or on a phone by the menu. */
async function goTo(page: Page, category: string, isMobile: boolean) {
  if (!isMobile) {
    const navigation = page.getByRole('navigation', { name: 'Categories' });
    await navigation.getByRole('link', { name: category, exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText(category, { exact: true }).first().click();
  await menu.getByRole('link', { name: category, exact: true }).click();
}

// A search whose time is up before all is counted tells how far it came.
const foundAll = /^(?:More than )?32 service\(s\) found$/;
const secondPage = /^Showing page 2 \((?:more than )?32 services\)$/;

test('an address with search, category and page shows the same to whoever opens it', async ({
  page,
  context,
}) => {
  await open(page, '/service');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('a');
  // What was typed and not sent goes along.
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Jobs Abroad');
  await expect(page).toHaveURL(/search=a&category=jobs-abroad$/);
  await expect(count(page)).toHaveText(foundAll);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/search=a&category=jobs-abroad&page=2$/);
  await expect(page.getByText(secondPage)).toBeVisible();
  const seen = await titles(page);

  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByRole('searchbox', { name: 'Search services' })).toHaveValue('a');
  await expect(other.getByRole('combobox', { name: 'Category' })).toHaveValue('jobs-abroad');
  await expect(other.getByText(secondPage)).toBeVisible();
  expect(await titles(other)).toEqual(seen);
});

test('going back takes filter after filter away, going forward brings them again', async ({
  page,
}) => {
  await open(page, '/service');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Hotels');
  await expect(count(page)).toHaveText('8 service(s) found');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('Bangladesh');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=Bangladesh&category=hotels$/);
  await page.goBack();
  await expect(count(page)).toHaveText('8 service(s) found');
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('');
  await page.goBack();
  await expect(count(page)).toHaveText('96 service(s) found');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('hotels');
});

test('a new search and a new category begin at the first page', async ({ page }) => {
  await open(page, '/service?page=3');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('a');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL((url) => url.search.includes('search=a'));
  expect(page.url()).not.toContain('page=');
  await open(page, '/service?page=3');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Hotels');
  await expect(page).toHaveURL(/\?category=hotels$/);
});

test('another category begins at the first page, and its list does not keep the old one', async ({
  page,
  isMobile,
}) => {
  await open(page, '/service/jobs-abroad?page=2');
  await expect(page.getByText('Showing page 2 (32 services)')).toBeVisible();
  const release = await hold(page, /\/api\/services\/(sub)?category\/hotels/);
  await goTo(page, 'Hotels', isMobile);
  await expect(page).toHaveURL(/\/service\/hotels$/);
  await expect(page.getByRole('status', { name: 'Loading services' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels');
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('while a list is loading it keeps six places, which nobody hears', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, /\/api\/services\?/);
  await page.getByRole('link', { name: 'Get Started Today' }).press('Enter');
  const places = page.getByRole('status', { name: 'Loading services' });
  await expect(places.locator('> *')).toHaveCount(6);
  await expect(places.locator('> [aria-hidden=true]')).toHaveCount(6);
  await expect(page.getByText('No services found')).toHaveCount(0);
  release();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(places).toHaveCount(0);
});

test('the filters are cleared by one button, which is there only with a filter', async ({
  page,
}) => {
  await open(page, '/service/jobs-abroad');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('welder');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/service\/jobs-abroad\?search=welder/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/service\/jobs-abroad$/);
  await expect(count(page)).toHaveText('32 service(s) found');
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('');
});

test('the last page leads back alone, a page behind it to the last', async ({ page }) => {
  await open(page, '/service?page=8');
  await expect(page.getByText('Showing page 8 (96 services)')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 7' }).click();
  await expect(page.getByText('Showing page 7 (96 services)')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('Showing page 6 (96 services)')).toBeVisible();
  for (const path of ['/service?page=500', '/service?page=99999']) {
    await open(page, path);
    await expect(page).toHaveURL(/\/service\?page=8$/);
    await expect(page.getByText('Showing page 8 (96 services)')).toBeVisible();
  }
});

test('cards lead under the slug of their page, else under their category, else details', async ({
  page,
}) => {
  const linkOf = (name: string) =>
    page.getByRole('article', { name }).getByRole('link', { name: 'View Details' });
  await open(page, '/service/saudi-arabia');
  await expect(linkOf('Building Electrician')).toHaveAttribute(
    'href',
    '/service/saudi-arabia/electrician-riyadh',
  );
  await open(page, '/service');
  await expect(linkOf('Building Electrician')).toHaveAttribute(
    'href',
    '/service/jobs-abroad/electrician-riyadh',
  );
  await expect(linkOf('Travel Insurance for a Visa')).toHaveAttribute(
    'href',
    '/service/details/travel-insurance-schengen',
  );
});
