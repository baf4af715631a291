import type { Page } from '@playwright/test';
import { storefrontBesideIt } from '../this-run.ts';
import { expect, open, openStopped, scrollTo, test } from './page.ts';

const hotels = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Hotels', exact: true });

test.describe('the subcategories of a category', { tag: '@desktop' }, () => {
  test('stay for 150 ms after the pointer has left', async ({ page }) => {
    await openStopped(page, '/');
    const child = page.getByRole('link', { name: 'In Bangladesh' });
    await hotels(page).hover();
    await expect(child).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(149);
    await expect(child).toBeVisible();
    await page.clock.runFor(1);
    await expect(child).toBeHidden();
  });

  test('stay when the pointer that brought them presses their button, and go at the next press', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Subcategories of Hotels' });
    const child = page.getByRole('link', { name: 'In Bangladesh' });
    await toggle.hover();
    await expect(child).toBeVisible();
    await toggle.click();
    await expect(child).toBeVisible();
    await toggle.click();
    await expect(child).toBeHidden();
  });

  test('stay when the pointer comes back in time', async ({ page }) => {
    await openStopped(page, '/');
    const child = page.getByRole('link', { name: 'In Bangladesh' });
    await hotels(page).hover();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(100);
    await hotels(page).hover();
    await page.clock.runFor(1_000);
    await expect(child).toBeVisible();
    await child.hover();
    await page.clock.runFor(1_000);
    await page.clock.resume();
    await child.click();
    await expect(page).toHaveURL(/\/service\/hotels-in-bangladesh$/);
    await expect(child).toBeHidden();
  });
});

test('the header stays at the top, and its logo leads home', async ({ page }) => {
  await open(page, '/service');
  await scrollTo(page.getByRole('contentinfo'));
  const banner = page.getByRole('banner');
  await expect(banner).toBeInViewport();
  expect((await banner.boundingBox())?.y).toBeCloseTo(0, 0);
  await banner.getByRole('link', { name: 'Pothik', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a visitor who is nobody yet is led to sign in', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login / Signup' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'the menu has its parts in order and closes by its button',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/service');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading')).toHaveText(['Main', 'Services', 'Quick Access']);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'All Services' }).click();
    await expect(page).toHaveURL(/\/service$/);
    await expect(menu).toBeHidden();
  },
);

test('the footer leads to six categories and to every page of text', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="/service/"]')).toHaveCount(6);
  await expect(footer).toContainText('Your trusted partner for comprehensive travel services.');
  for (const name of ['About', 'Careers', 'Blog', 'Privacy', 'Terms', 'Support']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
  }
  await footer.getByRole('link', { name: 'Find your booking' }).click();
  await expect(page).toHaveURL(/\/track$/);
  await footer.locator('a[href^="/service/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs Abroad');
});

test.describe('beside another server', () => {
  test.use({ baseURL: storefrontBesideIt });

  test('the footer leads to all services when its categories cannot be had', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'All Services' })).toHaveAttribute(
      'href',
      '/service',
    );
    await expect(footer.locator('a[href^="/service/"]')).toHaveCount(0);
  });

  test('only subcategories that are on and meant for it are in the header', async ({
    page,
    isMobile,
  }) => {
    await open(page, '/');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Visas').first().click();
    } else {
      await page.getByRole('button', { name: 'Subcategories of Visas' }).click();
    }
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Transit' })).toBeVisible();
    await expect(banner.getByText(/Kept for later|Not in the header/)).toHaveCount(0);
  });
});
