import { expect, open, test } from './page.ts';
import { tabTo } from './tab-to.ts';

test('the first stop of every page leads past the header', async ({ page }) => {
  for (const path of ['/', '/service', '/service/hotels/hotel-coxs-bazar-sea-view', '/nope']) {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.querySelector('main')?.contains(document.activeElement) ?? false,
    );
    expect(isInside, path).toBe(true);
  }
});

test('a service is found and opened by the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs Abroad');
  await tabTo(page, 'searchbox', 'Search services');
  await page.keyboard.type('building electrician');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Building Electrician');
  await tabTo(page, 'link', 'View Details');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Electrician');
  await tabTo(page, 'button', 'Login to Book');
});

test('each card is one stop, with its title as the description', async ({ page }) => {
  await open(page, '/service');
  const links = page.getByRole('link', { name: 'View Details' });
  await links.first().focus();
  await expect(links.first()).toHaveAccessibleDescription('Building Electrician');
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await expect(links.nth(1)).toHaveAccessibleDescription('Thailand Tourist Visa');
  await expect(page.getByRole('article').nth(1)).toHaveCSS('outline-style', 'solid');
});

test('the pages of a list are gone through by the keyboard', async ({ page }) => {
  await open(page, '/service');
  await page.getByRole('link', { name: 'View Details' }).last().focus();
  await tabTo(page, 'link', 'Page 2');
  await tabTo(page, 'link', 'Next');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
});

test(
  'the header leads through categories to who signs in',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/');
    await tabTo(page, 'link', 'Jobs Abroad');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Subcategories of Jobs Abroad' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('link', { name: 'Saudi Arabia', exact: true });
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/service\/saudi-arabia$/);
    await tabTo(page, 'link', 'Login / Signup');
  },
);

test(
  'the menu keeps the focus until it is closed, and gives it back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const opener = await tabTo(page, 'button', 'Open menu');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.querySelector('main')?.contains(document.activeElement) ?? false,
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
