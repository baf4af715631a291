import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPage } from './inbox.ts';
import { expect, hold, open, test } from './page.ts';

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
  // To the list of them, or to the only one.
  await expect(page).toHaveURL(/\/admin\/inbox(?:\/[^/?]+)?\?list=waiting$/);
  await expect(page).toHaveTitle(/Inbox · Console$/);
});

test('the overview can be read while a period is on its way, the first or another', async ({
  page,
  request,
}) => {
  const calls = /\/api\/admin\/overview\/period/;
  const letFirst = await hold(page, calls);
  await openConsole(page, request, '');
  await expect(page.getByText('Loading the overview...')).toBeVisible();
  await expectAccessible(page);
  letFirst();
  await expect(page.getByRole('heading', { name: 'New bookings in this period' })).toBeVisible();

  const letOther = await hold(page, calls);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(page.getByRole('region', { name: 'How it went' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expectAccessible(page);
  letOther();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
