import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, open, test } from './page.ts';

test('the overview leads from each number to what was counted, and is for everybody', async ({
  page,
  browser,
  request,
}) => {
  const visitor = await newPage(browser);
  await open(visitor, '/service');
  const card = visitor.getByRole('article').first();
  const counted = visitor.waitForResponse(/\/services\/[^/]+\/views$/);
  await card.getByRole('link', { name: 'View Details' }).click();
  expect((await counted).status()).toBe(200);
  const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await visitor.context().close();

  await openConsole(page, request, '');
  const views = page.getByRole('table', { name: 'Most opened services' });
  await expect(views.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/\/admin\/?\?period=days7$/);
  await page.getByText('As a table').click();
  await expect(
    page.getByRole('table', { name: 'New bookings in this period' }).getByRole('row'),
  ).toHaveCount(8);
  await expect(page.locator('canvas')).toBeAttached();
  await expectAccessible(page);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New bookings today' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Visitors waiting in the chat' }).click();
  await expect(page.getByRole('tab', { name: /Waiting/ })).toHaveAttribute('aria-selected', 'true');
});
