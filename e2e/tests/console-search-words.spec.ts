import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

test('words that an editor adds find services at once @desktop', async ({
  page,
  request,
  browser,
}) => {
  await openConsole(page, request, '/catalogue');
  const areas = page.getByRole('navigation', { name: 'Parts of the catalogue' });
  await areas.getByRole('link', { name: 'Search words' }).click();
  await expect(page.getByRole('table', { name: 'Search words' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Searched without a hit' })).toBeVisible();
  await expectAccessible(page);

  // What was missed begins an entry so.
  await page.goto('/admin/catalogue/search-words/new?word=ফুপি');
  await page.getByLabel('Mean the same', { exact: true }).fill('electrician');
  await page.getByLabel('Mean the same', { exact: true }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ফুপি');

  const visitor = await browser.newPage();
  const address = new URL(`/service?search=${encodeURIComponent('ফুপি')}`, page.url()).href;
  await expect(async () => {
    await open(visitor, address);
    const card = visitor.getByRole('article', { name: 'Building Electrician' });
    await expect(card).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 5_000 });

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/catalogue\/search-words$/);
  await page.goto('/admin/people/log');
  await expect(page.getByText('Removed search words').first()).toBeVisible();
  await visitor.close();
});
