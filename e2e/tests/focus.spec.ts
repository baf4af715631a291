import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the heading of a page takes the focus, and its title is announced', async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  await expect(page.locator('[aria-live=polite]')).toHaveText(await page.title());
});

test('Back focuses the heading and keeps the place on the page', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 2);
});

test('a list that is filtered keeps the focus on what filters it', async ({ page }) => {
  await open(page, '/service');
  // It is followed from here on.
  await expect(page.locator('[aria-live=polite]')).toBeAttached();
  const filter = page.getByRole('combobox', { name: 'Category' });
  await filter.focus();
  await filter.selectOption('Hotels');
  await expect(page).toHaveURL(/hotels/);
  await expect(filter).toHaveValue('hotels');
  await expect(filter).toBeFocused();
});

test('a filter that is cleared leaves the focus at the heading of the list', async ({ page }) => {
  await open(page, '/service?search=riyadh');
  await expect(page.locator('[aria-live=polite]')).toBeAttached();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/service\??$/);
  await expect(heading(page)).toBeFocused();
});
