import { existsSync } from 'node:fs';
import path from 'node:path';
import { demonstrationEnvironment } from '@pothik/tooling/demonstration';
import { book } from '../tests/booking.ts';
import { expect, test } from '../tests/page.ts';
import { register } from '../tests/person.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'examples/admin-panel/dist');

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`the guide's admin panel at ${String(width)} pixels`, async ({ page, request }) => {
    const { token } = await register(request);
    for (const name of ['Rahima Khatun', 'Karim Uddin', 'Nasrin Akter']) {
      await book(request, token, { name });
    }
    // The panel stands where the API is, as behind its proxy.
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(built, pathname === '/' ? 'index.html' : pathname);
      return existsSync(file) ? route.fulfill({ path: file }) : route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByLabel('Email').fill(demonstrationEnvironment.STAFF_EMAIL);
    await page
      .getByLabel('Password', { exact: true })
      .fill(demonstrationEnvironment.STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('row', { name: /Rahima Khatun/ }).first()).toBeVisible();
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({
      path: path.join(root, `docs/guides/admin-panel-${String(width)}.png`),
      animations: 'disabled',
    });
  });
}
