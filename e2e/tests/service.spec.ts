import { expect, open, scrollTo, test } from './page.ts';

test('shows everything that is known of a service', async ({ page }) => {
  await open(page, '/service/jobs-abroad/electrician-riyadh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Electrician');
  await expect(page.getByRole('main')).toContainText('1,800 - 2,300 SAR');
  await expect(page.getByRole('list', { name: 'Benefits' })).toContainText('Shared accommodation');
  await expect(page.getByRole('list', { name: 'Requirements' })).toContainText('Takamol');
  await expect(page.getByRole('region', { name: 'Book This Service' })).toContainText(
    'Recommended',
  );
  await expect(page.getByRole('region', { name: 'Contact Us' })).toContainText('+8801712345678');
});

test('is reached from a card and led back from', async ({ page }) => {
  await open(page, '/service/hotels');
  const card = page.getByRole('article', { name: /Sea View Hotel/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/service\/hotels\/hotel-coxs-bazar-sea-view$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
  await page.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test('has the same description served and moved to; what cleans it is loaded to move alone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const asksForCleaner = () => asked.some((url) => url.includes('/clean-html-'));
  await open(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  const description = page.getByRole('region', { name: 'Description' });
  await expect(description.getByRole('paragraph').first()).toBeVisible();
  const served = await description.innerHTML();
  await page.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL(/\/service$/);
  expect(asksForCleaner()).toBe(false);
  await page.goBack();
  await expect(description.getByRole('paragraph').first()).toBeVisible();
  expect((await description.innerHTML()).replaceAll(/ id="[^"]*"/g, '')).toBe(
    served.replaceAll(/ id="[^"]*"/g, ''),
  );
  expect(asksForCleaner()).toBe(true);
});

test('shows services like it, which lead on to their own', async ({ page }) => {
  await open(page, '/service/jobs-abroad/electrician-riyadh');
  const similar = page.getByRole('region', { name: 'Similar services' });
  const cards = similar.getByRole('article');
  await scrollTo(page.getByRole('contentinfo'));
  await expect(cards.first()).toContainText('Saudi Arabia');
  await expect(cards.filter({ hasText: 'Building Electrician' })).toHaveCount(0);
  const title = await cards.first().getByRole('heading').innerText();
  await cards.first().getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await scrollTo(page.getByRole('contentinfo'));
  await expect(cards.filter({ hasText: 'Building Electrician' })).toHaveCount(1);
  await expect(cards.filter({ hasText: title })).toHaveCount(0);
});

test('says nothing of similar services where there are none', async ({ page }) => {
  const answer = page.waitForResponse(/\/similar$/);
  await open(page, '/service/details/travel-insurance-schengen');
  await scrollTo(page.getByRole('contentinfo'));
  expect(await (await answer).json()).toMatchObject({ data: [] });
  await expect(page.getByRole('region', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar services' })).toHaveCount(0);
});

test('stands under details without a category', async ({ page }) => {
  await open(page, '/service/details/travel-insurance-schengen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Insurance for a Visa');
});

test('says No Image without pictures', async ({ page }) => {
  await open(page, '/service/medical-travel/medical-kolkata-cancer');
  await expect(page.getByText('No Image')).toBeVisible();
});

test('is not shown while it is a draft', async ({ page }) => {
  const response = await open(page, '/service/details/driving-permit-international');
  expect(response?.status()).toBe(404);
});

test('says with status 404 that it is missing', async ({ page }) => {
  const response = await open(page, '/service/details/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await expect(
    page.getByText("The service you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse All Services' })).toHaveAttribute(
    'href',
    '/service',
  );
});

test('tells search engines what it is', async ({ page }) => {
  await open(page, '/service/jobs-abroad/electrician-riyadh');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
  expect(types).toEqual(expect.arrayContaining(['JobPosting', 'BreadcrumbList']));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^http.*\/media\//,
  );
});
