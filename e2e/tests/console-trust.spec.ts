import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

test('facts, time, fees, refunds and licence of a service reach the storefront as they are written @desktop', async ({
  page,
  request,
  browser,
}) => {
  const title = `Papers ${crypto.randomUUID().slice(0, 8)}`;
  await openConsole(page, request, '/catalogue/services/new');
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByLabel('What it is called').fill('Stamp');
  await page.getByLabel('What people compare').fill('Copies: two\nOpen: 9:30 to 12');
  await page.getByLabel('Weeks at least').fill('2');
  await page.getByLabel('Weeks at most').fill('3');
  await page.getByRole('button', { name: 'Add a fee' }).click();
  await page.getByLabel('Fee', { exact: true }).fill('Stamp');
  await page.getByLabel('Amount').fill('500');
  await page.getByLabel('When it is paid').fill('At the counter');
  await page.getByRole('checkbox', { name: 'Passed on, not ours' }).check();
  await page.getByLabel('What comes back').fill('Before the stamp: everything');
  await page.getByLabel('Licence', { exact: true }).fill('RL-7');
  await page.getByLabel('Where anybody can check it').fill('bmet.gov.bd');
  await page.getByRole('checkbox', { name: 'Visible to visitors' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible();
  await page.getByLabel('Where anybody can check it').fill('https://bmet.gov.bd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/catalogue\/services\/(?!new)/);

  const visitor = await browser.newPage();
  const id = /services\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await open(visitor, new URL(`/service/details/${id}`, page.url()).href);
  const glance = visitor.getByRole('region', { name: 'At a glance' });
  await expect(glance).toContainText('2 to 3 weeks');
  await expect(glance).toContainText('Copiestwo');
  await expect(glance).toContainText('Open9:30 to 12');
  const main = visitor.getByRole('main');
  await expect(main.getByText('Stamp', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Other', { exact: true })).toHaveCount(0);
  const trust = visitor.getByRole('region', { name: 'Before you pay' });
  await expect(trust).toContainText('Offered under the licence RL-7.');
  await expect(trust).toContainText('StampTk 500At the counter');
  await expect(trust).toContainText('Before the stampeverything');
  await visitor.close();
});

test('an article is written with a text and read on a page of its own @desktop', async ({
  page,
  request,
  browser,
}) => {
  const title = `Before the stamp ${crypto.randomUUID().slice(0, 8)}`;
  await openConsole(page, request, '/insights/new');
  await page.getByLabel('Title').fill(title);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await text.pressSequentially('Ask before you pay.');
  await page.getByLabel('Services beside it').selectOption({ label: 'Hotels' });
  // Older than those that home shows.
  await page.getByLabel('Published from (Dhaka)').fill('2020-01-01T10:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/insights\/(?!new)/);

  const id = /insights\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const visitor = await browser.newPage();
  await open(visitor, new URL(`/blog/${id}`, page.url()).href);
  const article = visitor.getByRole('article', { name: title });
  await expect(article).toContainText('1 Jan 2020 · 1 min read');
  await expect(article).toContainText('Ask before you pay.');
  const related = visitor.getByRole('region', { name: 'Services that go with it' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await visitor.close();

  // Other journeys count the articles of the demonstration.
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/insights$/);
});
