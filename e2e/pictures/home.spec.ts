import path from 'node:path';
import { expect, test } from '@playwright/test';

test('the home page, for the README', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.screenshot({
    path: path.resolve(import.meta.dirname, '../../docs/home.png'),
    animations: 'disabled',
  });
});
