import { storefrontBesideIt } from '../this-run.ts';
import { expectAccessible, expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { expect, hold, open, test } from './page.ts';

const letters = (count: number) => 'x'.repeat(count);

test.describe('beside another server', () => {
  test.use({ baseURL: storefrontBesideIt, complaint: /status of 50\d|join is not a|Error/ });

  for (const [path, text] of [
    ['/service/visas/failing', 'Failed to load services'],
    ['/service/on-fire', 'Failed to load services'],
    ['/service/visas/mistyped', 'Something went wrong'],
    ['/service?search=submarine', 'No services found'],
    ['/service/details/bare', 'Service Title'],
    ['/service/visas/full', 'Welder'],
  ] as const) {
    test(`${path} is accessible and fits the screen, light and dark`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { name: text }).first()).toBeVisible();
      await expectAccessibleInLightAndDark(page);
    });
  }
});

test('a list that is loading is accessible', async ({ page }) => {
  await open(page, '/service');
  const release = await hold(page, /\/api\/services\?/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('status', { name: 'Loading services' })).toBeVisible();
  await expectAccessible(page);
  release();
});

test('a service that is loading is accessible', async ({ page }) => {
  await open(page, '/service');
  const release = await hold(page, /\/api\/services\/electrician-riyadh$/);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByText('Loading service details...')).toBeVisible();
  await expectAccessible(page);
  release();
});

test('a search and an address without a space fit the screen', async ({ page }) => {
  for (const path of [`/service?search=${letters(200)}`, `/service/${letters(60)}`]) {
    await open(page, path);
    await expectAccessible(page);
  }
});
