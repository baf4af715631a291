import { storefrontBesideIt } from '../this-run.ts';
import { expect, hasArrived, hold, open, test } from './page.ts';

test.describe('a service of another server', () => {
  test.use({ baseURL: storefrontBesideIt });

  test('tells everything that is known of it', async ({ page }) => {
    await open(page, '/service/visas/full');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welder');
    await expect(page).toHaveTitle(/^Welder/);
    // Type and mark, then the chips.
    for (const text of ['permit', 'Featured', 'Visas', 'Transit']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    const facts = await main
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((fact) => [...fact.children].map(({ textContent }) => textContent).join(': ')),
      );
    expect(facts).toEqual([
      'Salary: 150 - 200.5 OMR',
      'You need: 1 thing',
      'Country: Oman',
      'Company: Muscat Steel',
      'Visa Type: Work Permit',
      'Experience Required: 1 - 3 seasons',
      'Education: None',
      'Contract Duration: 24 months',
      'Languages Required: Arabic, English',
    ]);
    const list = (name: string) => main.getByRole('list', { name }).getByRole('listitem');
    await expect(list('Benefits')).toHaveText(['A bed', 'A ticket']);
    await expect(list('Requirements')).toHaveText(['A certificate']);
    await expect(main.getByText('You weld.')).toBeVisible();
  });

  test('tells no salary that begins at nothing, and its own unit of time', async ({ page }) => {
    await open(page, '/service/visas/unpaid');
    const main = page.getByRole('main');
    await expect(main.getByText('24 weeks')).toBeVisible();
    await expect(main.getByText('Salary')).toHaveCount(0);
    await expect(main.getByText('OMR')).toHaveCount(0);
    await expect(main.getByText('Featured', { exact: true })).toHaveCount(0);
  });

  test('leaves out what nobody has told', async ({ page }) => {
    await open(page, '/service/details/bare');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Service Title');
    await expect(main.locator('dl > div')).toHaveCount(0);
    await expect(main.getByRole('list')).toHaveCount(0);
    await expect(main.getByText(/undefined|null|NaN|\[object/)).toHaveCount(0);
  });

  test('is told on its card by the same rules', async ({ page }) => {
    await open(page, '/service?search=welder');
    const cards = page.getByRole('article', { name: 'Welder' });
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Featured');
    await expect(cards.first()).toContainText('Company:Muscat Steel');
    await expect(cards.first()).toContainText('150 - 200.5 OMR');
    await expect(cards.last()).not.toContainText('Featured');
    await expect(cards.last()).not.toContainText('OMR');
  });
});

test('login to book comes back to the path and the query that it was pressed at', async ({
  page,
}) => {
  await open(page, '/service/jobs-abroad/electrician-riyadh?from=a%26b&to=%2F');
  await page.getByRole('button', { name: 'Login to Book' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(
    '/service/jobs-abroad/electrician-riyadh?from=a%26b&to=%2F',
  );
});

test('the company is reached by phone and mail', async ({ page }) => {
  await open(page, '/service/hotels/hotel-coxs-bazar-sea-view');
  const contact = page.getByRole('region', { name: 'Contact Us' });
  await expect(contact.locator('a[href="tel:+8801712345678"]')).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(contact.getByText('Live Chat Available')).toBeVisible();
});

test('a service that is missing after a move is said to be, and leads to all services', async ({
  page,
}) => {
  await open(page, '/service/hotels');
  await page.route('**/api/services/hotel-coxs-bazar-sea-view', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Gone' } }),
  );
  const card = page.getByRole('article', { name: /Sea View Hotel/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
  await page.getByRole('link', { name: 'Browse All Services' }).click();
  await expect(page).toHaveURL(/\/service$/);
  await expect(page.getByRole('article')).toHaveCount(12);
});

for (const [path, calls, title] of [
  ['/service/hotels/gone', /\/api\/services\/gone$/, 'Service Not Found'],
  ['/service/gone', /\/api\/services\/subcategory\/gone/, 'This category does not exist'],
] as const) {
  test(`${path}, which came as missing, stays so while it is asked for once more`, async ({
    page,
  }) => {
    const asked = page.waitForRequest(calls);
    const release = await hold(page, calls);
    await open(page, path);
    await asked;
    const answered = page.waitForResponse(calls);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    release();
    await hasArrived(page, await answered);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('the contact is not said to be missing before it is known', async ({ page }) => {
  await open(page, '/service/hotels');
  const release = await hold(page, /\/api\/settings\/contact\/public$/);
  const card = page.getByRole('article', { name: /Sea View Hotel/ });
  await card.getByRole('link', { name: 'View Details' }).click();
  const contact = page.getByRole('region', { name: 'Contact Us' });
  await expect(contact).toContainText('Live Chat Available');
  await expect(contact).not.toContainText('not configured');
  release();
  await expect(contact).toContainText('+8801712345678');
});
