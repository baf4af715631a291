import { storefrontBesideIt } from '../this-run.ts';
import { expect, hold, open, scrollTo, test } from './page.ts';

test.use({ baseURL: storefrontBesideIt });

test('a logo that cannot be loaded is the name of the product', async ({ page }) => {
  await open(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pothik', exact: true });
  await expect(logo).toHaveText('Pothik');
  await expect(logo.locator('img')).toHaveCount(0);
});

test('a logo that fails after the page has come is the name as well', async ({ page }) => {
  const release = await hold(page, /\/uploads\/gone\.svg$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('html[data-hydrated=true]').waitFor();
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pothik', exact: true });
  await expect(logo.locator('img')).toHaveAttribute('alt', 'Pothik');
  release();
  await expect(logo).toHaveText('Pothik');
});

test('a logo that is there is a picture named by the product', async ({ page }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>';
  await page.route('**/uploads/gone.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await open(page, '/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pothik', exact: true });
  await expect(logo.locator('img')).toBeVisible();
});

test('a category shows its picture, an aeroplane for a broken one, a paper for an unknown icon', async ({
  page,
}) => {
  await open(page, '/');
  const grid = page.getByRole('region', { name: 'Explore Our Services' });
  const tile = (name: string) => grid.getByRole('link', { name });
  await expect(tile('Visas').locator('img')).toHaveAttribute('src', /\/uploads\/picture\.svg$/);
  await expect(tile('Ferries').locator('svg.lucide-plane')).toBeVisible();
  await expect(tile('Ferries').locator('img')).toHaveCount(0);
  await expect(tile('Balloons').locator('svg.lucide-file-text')).toBeVisible();
});

test('a card and a page whose picture is gone say No Image', async ({ page }) => {
  await open(page, '/service/visas');
  const card = page.getByRole('article', { name: 'Tourist Visa 2', exact: true });
  await scrollTo(card);
  await expect(card).toContainText('No Image');
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourist Visa 2');
  await expect(page.getByRole('main').getByText('No Image')).toBeVisible();
});
