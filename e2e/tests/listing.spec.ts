import { expect, open, test } from './page.ts';

test('lists all services twelve a page', async ({ page }) => {
  await open(page, '/service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('status').filter({ hasText: 'service(s) found' })).toHaveText(
    '96 service(s) found',
  );
  await expect(page.getByText('Showing page 1 (96 services)')).toBeVisible();
});

test('goes to another page and back', async ({ page }) => {
  await open(page, '/service');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByText('Showing page 1 (96 services)')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
});

test('finds services by what is searched for, whatever the case', async ({ page }) => {
  await open(page, '/service');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('RIYADH');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=RIYADH/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toContainText(
    // On a busy machine its time may be up before all is counted.
    /^(?:More than )?[1-9]\d? service/,
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    '96 service(s) found',
  );
});

test('finds services by words in Bangla', async ({ page }) => {
  await open(page, `/service?search=${encodeURIComponent('কোরিয়া')}`);
  await expect(page.getByRole('article', { name: 'Manufacturing Worker (EPS)' })).toBeVisible();
});

test('filters by category', async ({ page }) => {
  await open(page, '/service');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Hotels');
  await expect(page).toHaveURL(/category=hotels/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
    '8 service(s) found',
  );
});

test('says so when nothing matches', async ({ page }) => {
  await open(page, '/service?search=zzzzzz');
  await expect(page.getByRole('status').filter({ hasText: 'No services found' })).toBeVisible();
});

test('shows a subcategory and a category under their slugs', async ({ page }) => {
  await open(page, '/service/tourist-visa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourist Visa');
  await open(page, '/service/visa-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa Services');
});

test('shows a service whose id stands where a slug does', async ({ page }) => {
  await open(page, '/service/electrician-riyadh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Electrician');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/service\/jobs-abroad\/electrician-riyadh$/,
  );
});

test('a category that is chosen in the list of another opens its own list', async ({ page }) => {
  await open(page, '/service/visa-services');
  const filter = page.getByRole('combobox', { name: 'Category' });
  await filter.selectOption('Hotels');
  await expect(page).toHaveURL(/\/service\/hotels$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels');
  await expect(page.getByText('8 service(s) found')).toBeVisible();
});
