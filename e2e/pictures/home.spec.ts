import path from 'node:path';
import { expect, open, test } from '../tests/page.ts';

test('the home page, for the README', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.screenshot({
    path: path.resolve(import.meta.dirname, '../../docs/home.png'),
    animations: 'disabled',
  });
});
