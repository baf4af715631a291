import { expect, type Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

/** What the guidelines ask for. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on colours. */
const colours = ['color-contrast', 'link-in-text-block'];

/** What the checker finds wrong with the page as it stands. */
async function findFaults(page: Page, runOnly: RunOnly): Promise<string[]> {
  // The checker jumps through the page faster than what is far below is drawn.
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('section, footer')) {
      part.style.contentVisibility = 'visible';
    }
    // Half-way from one colour to the other nothing can be read. What changes begins with a frame.
    const nextFrame = () => new Promise(requestAnimationFrame);
    const willEnd = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    for (;;) {
      await nextFrame();
      await nextFrame();
      const changes = document.getAnimations().filter(willEnd);
      if (changes.length === 0) return;
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }
  });
  // It is large, and stays in the page for the next time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const options = { runOnly: rules, resultTypes: ['violations' as const] };
    const { violations } = await checker.run(document, options);
    const seen = { left: scrollX, top: scrollY, behavior: 'instant' as const };
    // A target half below a bar that stays can be pressed once it is scrolled to.
    const sizes = violations.find(({ id }) => id === 'target-size');
    const small: typeof violations = [];
    for (const { target } of sizes?.nodes ?? []) {
      document.querySelector(String(target[0]))?.scrollIntoView({ block: 'center' });
      const only = { runOnly: ['target-size'], resultTypes: options.resultTypes };
      small.push(...(await checker.run({ include: [[String(target[0])]] }, only)).violations);
    }
    scrollTo(seen);
    const faults = [...violations.filter((found) => found !== sizes), ...small];
    return faults.map(({ id, nodes }) => {
      const places = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`);
      return `${id}: ${places.join(' ')}`;
    });
  }, runOnly);
}

/** Everybody can use the page as it stands, and nothing of it lies beside the screen. */
export async function expectAccessible(page: Page) {
  expect(await findFaults(page, { type: 'tag', values: everything })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** The same in the light and in the dark, where nothing but the colours is another. */
export async function expectAccessibleInLightAndDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findFaults(page, { type: 'rule', values: colours })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
