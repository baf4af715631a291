import { colleague, signInConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

for (const { width, height, tag } of [
  { width: 360, height: 740, tag: '@phone' },
  { width: 1_280, height: 800, tag: '@desktop' },
]) {
  test(
    `a list is saved as it is narrowed and sorted, and opens so, at ${String(width)} pixels`,
    { tag },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height });
      await signInConsole(page, (await colleague(request, 'agent')).token);
      await page.goto('/admin/bookings');
      const views = page.getByRole('navigation', { name: 'Views' });
      await page.getByLabel('Status', { exact: true }).selectOption('Pending');
      await expect(page).toHaveURL(/\?status=pending$/);
      const departure = page.getByRole('columnheader', { name: 'Departure' });
      await expect(departure).toHaveCount(1);
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Departure' }).uncheck();
      await expect(departure).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await views.getByRole('button', { name: 'Save view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this view' });
      await dialog.getByLabel('Name').fill('Waiting for us');
      await dialog.getByLabel('The list opens with it, for me').check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      const view = views.getByRole('link', { name: 'Waiting for us' });
      await expect(view).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);

      await page.goto('/admin/bookings');
      await expect(page).toHaveURL(/\?hide=departureDate&status=pending$/);
      await expect(departure).toHaveCount(0);
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('pending');
      await views.getByRole('link', { name: 'All' }).click();
      await expect(page).toHaveURL(/\/admin\/bookings$/);
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
    },
  );
}
