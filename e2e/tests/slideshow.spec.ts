import type { Page } from '@playwright/test';
import { expect, open, openStopped, test } from './page.ts';

// What moves is what these are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dot = (page: Page, slide: number) =>
  slides(page).getByRole('button', { name: `Go to slide ${String(slide)}`, exact: true });
const isAt = (page: Page, slide: number) =>
  expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');

/** A finger that goes over the picture by this many pixels, sideways or as told. */
async function swipe(page: Page, way: number | { x: number; y: number }) {
  const { x, y } = typeof way === 'number' ? { x: way, y: 0 } : way;
  const box = await slides(page).boundingBox();
  if (!box) throw new Error('There is no slideshow.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: from.x + x * share, y: from.y + y * share }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('a finger', { tag: '@phone' }, () => {
  test('that goes more than 50 pixels turns the slide and pauses', async ({ page }) => {
    await openStopped(page, '/');
    await slides(page).scrollIntoViewIfNeeded();
    await swipe(page, -51);
    await isAt(page, 2);
    await expect(slides(page).getByText('Fast Processing')).toBeVisible();
    await expect(slides(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible();
    await page.clock.runFor(12_000);
    await isAt(page, 2);
    await swipe(page, 51);
    await isAt(page, 1);
    await swipe(page, 120);
    await isAt(page, 6);
  });

  test('that goes 50 pixels or less neither turns nor pauses', async ({ page }) => {
    await openStopped(page, '/');
    await slides(page).scrollIntoViewIfNeeded();
    await swipe(page, -50);
    await swipe(page, 30);
    await isAt(page, 1);
    await expect(slides(page).getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await page.clock.runFor(4_000);
    await isAt(page, 2);
  });

  test('that goes up and down scrolls the page and turns nothing', async ({ page }) => {
    await open(page, '/');
    await slides(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    await swipe(page, { x: 0, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(slides(page).getByRole('button', { name: 'Pause slideshow' })).toBeAttached();
  });
});

for (const [name, button, slide] of [
  ['next', 'Next slide', 2],
  ['previous', 'Previous slide', 6],
  ['a dot', 'Go to slide 4', 4],
] as const) {
  test(`${name} turns to its slide and pauses, play goes on`, async ({ page }) => {
    await openStopped(page, '/');
    await slides(page).getByRole('button', { name: button }).click();
    await isAt(page, slide);
    await page.clock.runFor(9_000);
    await isAt(page, slide);
    await slides(page).getByRole('button', { name: 'Play slideshow' }).click();
    await page.clock.runFor(4_000);
    await isAt(page, (slide % 6) + 1);
    await slides(page).getByRole('button', { name: 'Pause slideshow' }).click();
    await page.clock.runFor(9_000);
    await isAt(page, (slide % 6) + 1);
  });
}

test('only the current slide is there for a screen reader', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(slides(page).getByRole('figure')).toHaveCount(1);
  const names = [
    'Certified Support',
    'Fast Processing',
    'Global Network',
    'Great Reviews',
    'Expert Guidance',
    '24/7 Support',
  ];
  for (const name of names) {
    await expect(slides(page).getByRole('figure')).toContainText(name);
    await slides(page).getByRole('button', { name: 'Next slide' }).click();
  }
  await expect(slides(page).getByRole('figure')).toContainText('Certified Support');
});
