import type { Locator } from '@playwright/test';
import { expect, open, openAndRest, openStopped, test } from './page.ts';

test('shows its sections in the order of the specification', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(/Find and book the right service in seconds/);
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(0, 3)).toEqual([
    'Explore Our Services',
    'Featured Services',
    'Jobs Abroad',
  ]);
  expect(headings.slice(-4)).toEqual([
    'The company behind it',
    'Trusted Partners',
    'Latest Insights',
    'Ready when you are',
  ]);
});

test('asks the API for nothing that came with the page', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await openAndRest(page, '/');
  expect(calls).toEqual([]);
});

test('leads to the chosen category', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Service category' }).selectOption('Hotels');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/service\/hotels$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels');
});

test('shows seven categories and the others on demand', async ({ page }) => {
  await open(page, '/');
  const grid = page.getByRole('region', { name: 'Explore Our Services' });
  await expect(grid.getByRole('link')).toHaveCount(7);
  /** The button fills the last row, whatever stands in it. */
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  const heading = grid.locator('div').first();
  expect(await endOf(grid.getByRole('button'))).toBeCloseTo(await endOf(heading), 0);
  await grid.getByRole('button', { name: 'Load More Categories' }).click();
  await expect(grid.getByRole('link')).toHaveCount(9);
  expect(await endOf(grid.getByRole('button'))).toBeCloseTo(await endOf(heading), 0);
  await grid.getByRole('button', { name: 'Show Less Categories' }).click();
  await expect(grid.getByRole('link')).toHaveCount(7);
});

test('loads more featured services without one twice', async ({ page }) => {
  await open(page, '/');
  const featured = page.getByRole('region', { name: 'Featured Services' });
  await expect(featured.getByRole('article')).toHaveCount(10);
  await featured.getByRole('button', { name: 'Load More' }).click();
  await expect(featured.getByRole('article')).toHaveCount(13);
  await expect(featured.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  const links = await featured
    .getByRole('link', { name: 'View Details' })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(13);
});

test.describe('for who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('turns its slides by button and stops when a slide was chosen', async ({ page }) => {
    await open(page, '/');
    const slides = page.getByRole('region', { name: 'Highlights' });
    await expect(slides.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await slides.getByRole('button', { name: 'Previous slide' }).click();
    await expect(slides.getByRole('button', { name: 'Go to slide 6' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(slides.getByText('24/7 Support')).toBeVisible();
    await expect(slides.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  });

  test('turns its slides by itself, around the end', async ({ page }) => {
    await openStopped(page, '/');
    const slides = page.getByRole('region', { name: 'Highlights' });
    const current = (slide: number) =>
      slides.getByRole('button', { name: `Go to slide ${String(slide)}`, exact: true });
    await expect(current(1)).toHaveAttribute('aria-current', 'true');
    for (const slide of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(4_000);
      await expect(current(slide)).toHaveAttribute('aria-current', 'true');
    }
  });
});

test('does not turn its slides for who wants less motion', async ({ page }) => {
  await openStopped(page, '/');
  const first = page.getByRole('button', { name: 'Go to slide 1', exact: true });
  await page.clock.runFor(20_000);
  await expect(first).toHaveAttribute('aria-current', 'true');
});
