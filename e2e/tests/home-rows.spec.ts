import type { Locator, Page } from '@playwright/test';
import { storefrontBesideIt } from '../this-run.ts';
import { expect, open, scrollTo, test } from './page.ts';

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('every category has a row, in the order of the grid', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Load More Categories' }).click();
  const grid = page.getByRole('region', { name: 'Explore Our Services' });
  const names = await grid.getByRole('link').allTextContents();
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(2, 2 + names.length)).toEqual(names);
});

test('all of it is at most six screens of a phone high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const region of await page.getByRole('main').getByRole('region').all()) {
    // Those far down get their height once they come near.
    await region.scrollIntoViewIfNeeded();
  }
  await expect.poll(height).toBeLessThanOrEqual(4_500);
});

test('the hero leads to the first category when none was chosen', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/service\/jobs-abroad$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs Abroad');
});

test('a country leads to what there is for it', async ({ page }) => {
  await open(page, '/');
  const countries = page.getByRole('list', { name: 'Search by country' });
  const [first] = await countries.getByRole('link').allTextContents();
  await countries.getByRole('link', { name: `Search for ${first ?? ''}` }).click();
  await expect(page).toHaveURL(/\/service\?search=/);
  await expect(page.getByRole('searchbox')).toHaveValue(first ?? '');
  await expect(page.getByRole('article').first()).toContainText(first ?? '');
});

test('a row grows by ten until all of its services are there, none twice', async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Jobs Abroad', exact: true });
  const more = row.getByRole('button', { name: 'View More' });
  await expect(row.getByRole('article')).toHaveCount(10);
  for (const count of [20, 30, 32]) {
    await more.click();
    await expect(row.getByRole('article')).toHaveCount(count);
  }
  await expect(more).toHaveCount(0);
  const addresses = await hrefs(row.getByRole('link', { name: 'View Details' }));
  expect(new Set(addresses).size).toBe(32);
  expect(addresses.every((address) => address.startsWith('/service/jobs-abroad/'))).toBe(true);
});

test('a row that ends on its first page has nothing to view more', async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Hotels', exact: true });
  await expect(row.getByRole('article')).toHaveCount(8);
  await expect(row.getByRole('button', { name: 'View More' })).toHaveCount(0);
});

test('rows are made as they come near where the visitor comes from another page', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Pothik' }).click();
  const row = page.getByRole('region', { name: 'Hotels', exact: true });
  await expect(row).toBeAttached();
  await expect(row.getByRole('article')).toHaveCount(0);
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article')).toHaveCount(8);
  await expect(row.getByRole('article').first()).toBeInViewport();
});

test('a row lays out what is near, and keeps its height while one scrolls through it @phone', async ({
  page,
}) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Jobs Abroad', exact: true }).getByRole('list');
  await scrollTo(row);
  const isLaidOut = (card: Locator) =>
    card
      .getByRole('heading')
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => row.evaluate((list) => list.scrollHeight);
  const cards = row.getByRole('article');
  await expect.poll(() => isLaidOut(cards.first())).toBe(true);
  expect(await isLaidOut(cards.last())).toBe(false);
  const before = await height();
  for (const card of await cards.all()) {
    await card.getByRole('link').focus();
    await expect.poll(() => isLaidOut(card)).toBe(true);
    expect(await height()).toBe(before);
  }
});

test.describe('a row far down, as the server has sent it', () => {
  /** A row of which nothing is near, and its services. */
  const farRow = (page: Page) => page.getByRole('region', { name: 'Hotels', exact: true });

  /** A card, which is no longer in the page once its row is made here. */
  const noteCard = (row: Locator) => row.getByRole('article').first().elementHandle();

  test('is there for searches and screen readers, and made here when it comes near', async ({
    page,
  }) => {
    await open(page, '/');
    const row = farRow(page);
    await expect(row.getByRole('article')).toHaveCount(8);
    const sent = await noteCard(row);
    expect(await sent.evaluate((card) => card.isConnected)).toBe(true);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => sent.evaluate((card) => card.isConnected)).toBe(false);
    await expect(row.getByRole('article')).toHaveCount(8);
    await expect(row.getByRole('article').first()).toBeInViewport();
  });

  test('is made under the focus, which stays, and its link leads on within the page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const row = farRow(page);
    const link = row.getByRole('link', { name: 'View Details' }).nth(1);
    const address = await link.getAttribute('href');
    const sent = await noteCard(row);
    await link.focus();
    await expect.poll(() => sent.evaluate((card) => card.isConnected)).toBe(false);
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(String(address));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('grows when its button is pressed before it was made', async ({ page }) => {
    await open(page, '/');
    const row = page.getByRole('region', { name: 'Jobs Abroad', exact: true });
    await row.getByRole('button', { name: 'View More' }).evaluate((button) => {
      (button as HTMLElement).click();
    });
    await expect(row.getByRole('article')).toHaveCount(20);
  });
});

test('the company tells its figures, its partners and its articles', async ({ page }) => {
  await open(page, '/');
  const company = page.getByRole('region', { name: 'The company behind it' });
  for (const figure of ['50K+', '10K+', '98%']) await expect(company).toContainText(figure);
  const partners = page.getByRole('region', { name: 'Trusted Partners' });
  await expect(partners.getByRole('listitem')).toHaveCount(6);
  const insights = page.getByRole('region', { name: 'Latest Insights' });
  await expect(insights.getByRole('article')).toHaveCount(6);
});

test('the last call leads to all services', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Get Started Today' }).press('Enter');
  await expect(page).toHaveURL(/\/service$/);
});

test.describe('beside another server', () => {
  test.use({ baseURL: storefrontBesideIt });

  test('figures and partners are those of the specification', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'The company behind it' })).toContainText('50K+');
    const partners = page.getByRole('region', { name: 'Trusted Partners' });
    await expect(partners.getByRole('listitem')).toHaveCount(6);
  });

  test('a row shows a service once that came with two of its pages', async ({ page }) => {
    await open(page, '/');
    const row = page.getByRole('region', { name: 'Visas', exact: true });
    await row.getByRole('button', { name: 'View More' }).click();
    await expect(row.getByRole('article')).toHaveCount(20);
    const names = await row.getByRole('heading', { level: 3 }).allTextContents();
    expect(new Set(names).size).toBe(20);
  });

  test('a service without a category stands under its id in a row, else under details', async ({
    page,
  }) => {
    await open(page, '/');
    const details = (region: string) =>
      page
        .getByRole('region', { name: region, exact: true })
        .getByRole('article', { name: 'Tourist Visa 3', exact: true })
        .getByRole('link', { name: 'View Details' });
    await expect(details('Featured Services')).toHaveAttribute('href', '/service/details/s3');
    await expect(details('Visas')).toHaveAttribute('href', '/service/s3');
    await details('Visas').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourist Visa 3');
  });

  test('the grid has no button when there is nothing more to show', async ({ page }) => {
    await open(page, '/');
    const grid = page.getByRole('region', { name: 'Explore Our Services' });
    await expect(grid.getByRole('link')).toHaveCount(3);
    await expect(grid.getByRole('button')).toHaveCount(0);
  });
});

test('on paper the rows are whole: nothing lies beyond the edge', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const jobs = page.getByRole('region', { name: 'Jobs Abroad', exact: true });
  await expect(jobs.getByRole('article').first()).toBeVisible();
  const edges = await jobs
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(4);
  expect(Math.max(...edges)).toBeLessThan(795);
});
