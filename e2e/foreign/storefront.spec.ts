import { expect, open, test } from '../tests/page.ts';
import { foreignApiOrigin } from '../this-run.ts';

test('shows the catalogue of a server that knows nothing of ours', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Visas' })).toBeVisible();
  const card = page.getByRole('article', { name: 'Tourist Visa 1', exact: true }).first();
  await expect(card.locator('img')).toHaveAttribute(
    'src',
    `${foreignApiOrigin}/uploads/picture.svg`,
  );
});

test('shows no service twice when more are loaded', async ({ page }) => {
  await open(page, '/');
  const featured = page.getByRole('region', { name: 'Featured Services' });
  await expect(featured.getByRole('article')).toHaveCount(10);
  await featured.getByRole('button', { name: 'Load More' }).click();
  await expect(featured.getByRole('article')).toHaveCount(16);
  const names = await featured.getByRole('heading', { level: 3 }).allTextContents();
  expect(new Set(names).size).toBe(16);
});

test('finds what lies on a later page though the server ignores the search', async ({ page }) => {
  await open(page, '/service?search=zanzibar');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Zanzibar Safari Visa' })).toBeVisible();
  await expect(page.getByText('1 service(s) found')).toBeVisible();
});

test('says that nothing is found only when it has looked through everything', async ({ page }) => {
  await open(page, '/service?search=submarine');
  await expect(page.getByText('No services found').first()).toBeVisible();
});

test('says that the categories could not be loaded, and keeps the one that is chosen', async ({
  page,
}) => {
  await page.route(/\/api\/categories\?.*services=true/, (route) =>
    route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
  );
  await open(page, '/login');
  await page.evaluate(() => {
    history.pushState(null, '', '/service?category=visas');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const filter = page.getByRole('combobox', { name: 'Category' });
  await expect(filter).toHaveAccessibleDescription('Failed to load categories');
  await expect(filter).toHaveValue('visas');
});

test('says of an article without a category that it is a general one', async ({ page }) => {
  await open(page, '/');
  const article = page.getByRole('article', { name: 'Before you sail' });
  await expect(article).toContainText('General');
});

test('shows a service of which hardly a field is there', async ({ page }) => {
  await open(page, '/service/details/bare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Title');
  await expect(page.getByText('No Image')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact Us' })).toContainText(
    'Contact information is not configured yet. You can still use Live Chat.',
  );
});

test('shows names as text and descriptions without what could do harm', async ({ page }) => {
  await open(page, '/service/visas/harmful');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Bold</b> & "quoted"');
  await expect(page.getByText('Kept text')).toBeVisible();
  await expect(
    page.getByRole('main').locator('script:not([type$=json]), iframe, form, style'),
  ).toHaveCount(0);
  await expect(page.locator('[onerror], [onload], [href^="javascript:"]')).toHaveCount(0);
  await expect(page.getByText('cover')).not.toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => Object.hasOwn(window, 'harmed'))).toBe(false);
});

test('says that it is loading while the server takes its time', async ({ page }) => {
  await open(page, '/service/visas');
  await page.evaluate(() => {
    history.pushState(null, '', '/service/visas/slow');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('status')).toContainText('Loading service details...');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Visa');
});
