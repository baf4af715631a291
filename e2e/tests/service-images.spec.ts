import type { Page } from '@playwright/test';
import { storefrontBesideIt } from '../this-run.ts';
import { expect, open, openStopped, test } from './page.ts';

// What moves is what these are about.
test.use({
  baseURL: storefrontBesideIt,
  contextOptions: { reducedMotion: 'no-preference' },
});

const images = (page: Page) => page.getByRole('region', { name: 'Service images' });
const isAt = (page: Page, image: number) =>
  expect(
    images(page).getByRole('button', { name: `Go to image ${String(image)}` }),
  ).toHaveAttribute('aria-current', 'true');

const path = '/service/visas/full';

test('the images turn every five seconds, around the end', async ({ page }) => {
  await openStopped(page, path);
  await page.clock.runFor(5_000);
  await isAt(page, 2);
  await expect(images(page).locator('[aria-hidden=false] img')).toHaveAttribute(
    'src',
    /\/uploads\/two\.svg$/,
  );
  await page.clock.runFor(5_000);
  await isAt(page, 3);
  await page.clock.runFor(5_000);
  await isAt(page, 1);
});

test('they go on by themselves after one was chosen', async ({ page }) => {
  await openStopped(page, path);
  await images(page).getByRole('button', { name: 'Previous image' }).click();
  await isAt(page, 3);
  await expect(images(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await page.clock.runFor(5_000);
  await isAt(page, 1);
  await images(page).getByRole('button', { name: 'Next image' }).click();
  await isAt(page, 2);
  await images(page).getByRole('button', { name: 'Go to image 1' }).click();
  await page.clock.runFor(5_000);
  await isAt(page, 2);
});

test('they rest when paused and go on when played', async ({ page }) => {
  await openStopped(page, path);
  await images(page).getByRole('button', { name: 'Pause slideshow' }).click();
  await page.clock.runFor(20_000);
  await isAt(page, 1);
  await images(page).getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(5_000);
  await isAt(page, 2);
});

test('they do not move by themselves for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page, path);
  await page.clock.runFor(20_000);
  await isAt(page, 1);
  await images(page).getByRole('button', { name: 'Next image' }).click();
  await isAt(page, 2);
});

test('one image alone has nothing to turn', async ({ page }) => {
  await open(page, '/service/visas/s1');
  await expect(images(page).locator('img')).toHaveCount(1);
  await expect(images(page).getByRole('button')).toHaveCount(0);
});

test('arrow keys turn them while one of their buttons has the focus', async ({ page }) => {
  await openStopped(page, path);
  await images(page).getByRole('button', { name: 'Next image' }).focus();
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 3);
});
