import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

test('a suggestion leads to its service, in spite of a typing error @phone', async ({ page }) => {
  await open(page, '/service');
  const field = page.getByRole('searchbox', { name: 'Search services' });
  await field.pressSequentially('electrisian');
  const services = page.getByRole('listbox').getByRole('group', { name: 'Services' });
  const option = services.getByRole('option', { name: /^Building Electrician/ });
  await expect(option).toContainText('1,800 - 2,300 SAR');
  await expect(page.getByRole('status').filter({ hasText: /\d suggestion/ })).toHaveCount(1);
  await expectAccessible(page);
  const box = await option.boundingBox();
  expect(box?.height).toBeGreaterThan(43);
  await option.click();
  await expect(page).toHaveURL(/\/electrician-riyadh$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Electrician');
});

test('marks what was looked for, in whichever script @phone', async ({ page }) => {
  await open(page, '/service');
  await expect(page.locator('mark')).toHaveCount(0);
  const field = page.getByRole('searchbox', { name: 'Search services' });
  await field.fill('সৌদি');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=/);
  const card = page.getByRole('article', { name: 'Building Electrician' });
  await expect(card.locator('mark').first()).toHaveText('Saudi');
  await expectAccessible(page);
});

test('says on its last page that there is more than is listed @phone', async ({ page }) => {
  const more = page.getByText('There are more. Add a word or choose a category to find them.');
  await page.route(/\/api\/services\?.*page=2/, async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { pagination: object };
    const pagination = { ...found.pagination, hasNext: false, totalIsMinimum: true };
    await route.fulfill({ response, json: { ...found, pagination } });
  });
  await open(page, '/service?search=visa');
  await expect(page.getByText('Showing page 1')).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2')).toBeVisible();
  await expect(more).toBeVisible();
  await expectAccessible(page);
});

test('where nothing is found there are categories, and people to ask @phone', async ({ page }) => {
  await open(page, '/service?search=qwxzjk');
  await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
  const categories = page.getByRole('region', { name: 'Look in these categories' });
  await expect(categories.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask us in the live chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  // It is filled in, and not sent.
  await expect(panel.getByLabel('Message (optional)')).toHaveValue('I am looking for: qwxzjk');
  await expect(panel.getByRole('button', { name: 'Start Chat' })).toBeVisible();
});

test('the home page searches all services as well @phone', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: 'Search services' });
  await field.pressSequentially('saudi');
  await page.getByRole('listbox').getByRole('option', { name: /Saudi/ }).first().waitFor();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('saudi');
  await page.getByRole('button', { name: 'Search all services' }).click();
  await expect(page).toHaveURL(/\/service\?search=saudi$/);
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('saudi');
});
