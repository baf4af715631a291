import type { Page } from '@playwright/test';
import { openChat, startChat } from './chat.ts';
import { expect, open, reload, test } from './page.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Opens the menu and waits until the history has its entry. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menuOf(page)).toBeVisible();
  await isInHistory(page, 1);
}

/** Waits until the current entry of the history is that of so many things that are open. */
const isInHistory = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => ((history.state as { pothikOpen?: number } | null)?.pothikOpen ?? 0) === wanted,
    count,
  );

for (const has of [true, false]) {
  test.describe(has ? 'with close requests' : 'without close requests', () => {
    test.beforeEach(async ({ page }) => {
      if (!has) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
      await open(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL(/\/privacy$/);
    });

    test('Back closes the menu, and then leads back @phone', async ({ page }) => {
      await openMenu(page);
      await page.goBack();
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL(/\/privacy$/);
      await page.goForward();
      await isInHistory(page, 0);
      await expect(page).toHaveURL(/\/privacy$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('Back leads back after the menu was closed by its button @phone', async ({ page }) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await isInHistory(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('a link in the menu leaves no entry of the menu behind @phone', async ({ page }) => {
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: 'All Services' }).click();
      await expect(page).toHaveURL(/\/service$/);
      await expect(menuOf(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(menuOf(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await page.goForward();
      await expect(page).toHaveURL(/\/privacy$/);
      await page.goForward();
      await expect(page).toHaveURL(/\/service$/);
    });

    test('a reload with an open menu leaves no entry behind @phone', async ({ page }) => {
      await openMenu(page);
      await reload(page);
      await isInHistory(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('Back closes the chat and keeps the place on the page @phone', async ({ page }) => {
      await page.evaluate(() => scrollTo(0, 300));
      const panel = await openChat(page);
      await isInHistory(page, 1);
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/privacy$/);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
    });

    test('Back closes a dialog before the chat that it was opened from @phone', async ({
      page,
    }) => {
      const panel = await openChat(page);
      await startChat(page);
      await panel.getByRole('button', { name: 'Continue on another phone' }).click();
      const dialog = page.getByRole('dialog', { name: 'Continue on another phone' });
      await expect(dialog).toBeVisible();
      await isInHistory(page, 2);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(/\/privacy$/);
    });
  });
}

test('what is open at a desk has no entry in the history @desktop', async ({ page }) => {
  await open(page, '/about');
  await openChat(page);
  await page.waitForLoadState('networkidle');
  await isInHistory(page, 0);
});
