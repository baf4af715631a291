import type { Page } from '@playwright/test';
import { colleague, openConsole, signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

/** By how many pixels a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe('a refused publication', () => {
  test.use({ complaint: /status of 409/ });

  test('a job above the cap of its country is published once an owner allows it @desktop', async ({
    page,
    request,
    browser,
  }) => {
    const title = `Mason ${crypto.randomUUID().slice(0, 8)}`;
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const fee = { label: 'Service charge', currency: 'BDT', per: 'booking' };
    const made = await request.post('/api/admin/services', {
      headers,
      data: {
        ...{ jobTitle: title, country: 'Saudi Arabia', isActive: false },
        fees: [
          { ...fee, amount: 150_000 },
          { ...fee, amount: 20_000, per: 'adult' },
        ],
      },
    });
    const { data } = (await made.json()) as { data: { _id: string } };
    const path = `/catalogue/services/${data._id}`;

    const editor = await colleague(request, 'editor');
    await signInConsole(page, editor.token);
    await page.goto(`/admin${path}`);
    const cost = page.getByRole('region', { name: 'Cost of the job' });
    await expect(cost.getByText('Above the cap')).toBeVisible();
    await expect(cost.getByText('Tk 1,65,000 (Men)')).toBeVisible();
    await expect(cost.getByRole('button')).toHaveCount(0);
    await page.getByLabel('Visible to visitors').check();
    await page.getByRole('button', { name: 'Save' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'above the cap for Saudi Arabia' });
    await expect(refusal).toContainText('This job costs Tk 1,70,000');
    await expect(refusal).toContainText('An owner can allow it.');
    await expectAccessible(page);
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    if (viewport) await page.setViewportSize(viewport);

    // By the keyboard alone, on a page of their own.
    const owner = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await openConsole(owner, request, path);
    await owner.getByRole('button', { name: 'Allow up to ...' }).press('Enter');
    const dialog = owner.getByRole('dialog', { name: 'Allow a cost above the cap' });
    await expect(dialog.getByLabel('Allow up to, in taka')).toHaveValue('170000');
    await dialog.getByLabel('Reason').fill('The employer pays the rest back.');
    await expectAccessible(owner);
    await dialog.getByRole('button', { name: 'Allow', exact: true }).press('Enter');
    await expect(owner.getByText('Allowed up to Tk 1,70,000.', { exact: true })).toBeVisible();
    const allowed = owner.getByRole('region', { name: 'Cost of the job' });
    await expect(allowed.getByText('Above the cap, allowed by an owner')).toBeVisible();
    await expect(allowed.getByText('The employer pays the rest back.')).toBeVisible();
    await expectAccessible(owner);
    await owner.close();

    // The editor's text is still there.
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
    const visitor = await browser.newPage();
    await open(visitor, new URL(`/service/details/${data._id}`, page.url()).href);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visitor.close();
  });
});

test('owners keep the caps by country, on a phone as well', async ({ page, request }) => {
  const country = `Atlantis ${crypto.randomUUID().slice(0, 8)}`;
  await openConsole(page, request, '/catalogue/cost-caps');
  const known = page.getByRole('row', { name: /Malaysia/ });
  await expect(known.getByText('To be checked')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a cap' }).click();
  await page.getByLabel('Country').fill(country);
  await page.getByLabel('At most, in taka').fill('90,000');
  await page.getByLabel('Source', { exact: true }).fill('Notice of the ministry');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: country })).toBeVisible();
  await page.getByLabel('Checked on').fill('2026-11-20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  await page.getByRole('link', { name: 'All cost caps' }).click();
  const row = page.getByRole('row', { name: new RegExp(country) });
  await expect(row).toContainText('Tk 90,000');
  await expect(row).toContainText('20 Nov 2026');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await row.getByRole('link', { name: country }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this cap?' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('row', { name: /Malaysia/ })).toBeVisible();
  await expect(row).toHaveCount(0);
});
