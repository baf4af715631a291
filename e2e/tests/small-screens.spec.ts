import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, open, scrollTo, test } from './page.ts';

/** What lies beyond the screen's edge, but for what a finger scrolls to or nobody is to see. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        if (width === 0 || right <= innerWidth + 1) return false;
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          if (outer !== document.body && getComputedStyle(outer).overflowX !== 'visible') {
            return false;
          }
        }
        return true;
      })
      .map(({ tagName, className, textContent }) =>
        [tagName, className, textContent.slice(0, 30)].join(' '),
      ),
  );

const screens = [
  { what: 'a phone with letters twice as large', width: 360, size: '200%' },
  { what: 'a screen of 320 pixels', width: 320, size: '' },
];

/** Pages whose parts the others are made of, and all others. */
const plain = ['/', '/service/jobs-abroad/electrician-riyadh', '/register', '/bn'];
const others = [
  '/service',
  '/track',
  '/login',
  '/about',
  '/blog',
  '/blog/fake-job-offers',
  '/bn/service',
  '/bn/service/jobs-abroad/electrician-riyadh',
  '/bn/register',
];

for (const path of process.env.TEST_TIER === 'full' ? [...plain, ...others] : plain) {
  test(`${path} fits ${screens.map(({ what }) => what).join(' and ')}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    for (const { what, width, size } of screens) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(async (size) => {
        document.documentElement.style.fontSize = size;
        // Where motion is reduced a change of size still is a transition, over with the next frame.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }, size);
      for (const region of await page.getByRole('main').getByRole('region').all()) {
        await scrollTo(region);
      }
      await expect.poll(() => beyondTheEdge(page), { message: what }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
