import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';

/** The factor by which the phone is slower than this machine. */
export const slowness = 4;

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block' as const,
};

/** A finger stays on the glass for so long, in milliseconds. */
const pressed = 80;

/**
 * A page on a phone; it is as slow as one once `slowDown` was called, until `speedUp` is: preparing it takes no
 * longer so, and a browser that is slowed down keeps its machine busy.
 */
export interface PhonePage {
  page: Page;
  slowDown: () => Promise<unknown>;
  speedUp: () => Promise<unknown>;
  /** Puts a finger on the middle of what is there, and lifts it. */
  press: (target: Locator) => Promise<void>;
  close: () => Promise<void>;
}

async function touch(session: CDPSession, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point]);
  await setTimeout(pressed);
  await send('touchEnd', []);
}

/** Opens a page on a phone on which nothing is kept yet. */
export async function openOnPhone(browser: Browser, url: string): Promise<PhonePage> {
  const context = await browser.newContext({
    ...phone,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    page,
    slowDown: () => throttle(slowness),
    speedUp: () => throttle(1),
    press: (target) => touch(session, target),
    close: () => context.close(),
  };
}
