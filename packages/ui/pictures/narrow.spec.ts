import { expect, type Page } from '@playwright/test';
import { openStory, storyIds } from './built-stories.ts';
import { test } from './story-test.ts';

/** How much wider than its window the page is, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(async () => {
    // Where motion is reduced a change of size still is a transition, over with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const id of storyIds) {
  test(`${id} needs no scrolling sideways at 320 pixels, nor at 360 with letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStory(page, id, 'theme:light');
    expect(await overhang(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await overhang(page), 'from right to left').toBe(0);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overhang(page)).toBe(0);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });
}
