import type { Page } from '@playwright/test';
import { expect, open, test } from './page.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a page that is gone to begins at its top', async ({ page }) => {
  await open(page, '/service');
  const last = page.getByRole('article').last();
  await last.getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
  expect(await top(page)).toBe(0);
});

test('the next page of a list begins at its top', async ({ page }) => {
  await open(page, '/service');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing page 2 (96 services)')).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});

test('going back leads to where the visitor was in the list, forward to the top', async ({
  page,
}) => {
  await open(page, '/service');
  const link = page.getByRole('article').nth(8).getByRole('link', { name: 'View Details' });
  await link.scrollIntoViewIfNeeded();
  const before = await top(page);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => top(page)).toBe(before);
  await page.goForward();
  await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
});

test('going back leads to where the visitor was on the home page', async ({ page }) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Document Attestation', exact: true });
  const link = row.getByRole('link', { name: 'View Details' }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(link).toBeInViewport();
  const before = await link.boundingBox();
  await link.click();
  await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(20);
});

test('an address with the name of an element leads to it', async ({ page }) => {
  await open(page, '/#closing');
  const heading = page.getByRole('heading', { name: 'Ready when you are' });
  await expect(heading).toBeInViewport();
  // Not under the header, which stays at the top.
  const line = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
});

test('an address with the name of nothing stays at the top', async ({ page }) => {
  await open(page, '/#nope');
  expect(await top(page)).toBe(0);
  await open(page, '/service#%E0%A4%A');
  expect(await top(page)).toBe(0);
});

test('on the page itself a name leads to its element, and one of nothing to the top', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => {
    location.hash = 'closing';
  });
  await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeInViewport();
  await page.evaluate(() => {
    location.hash = 'nope';
  });
  await expect.poll(() => top(page)).toBe(0);
});
