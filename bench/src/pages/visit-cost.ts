import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { phone, slowness } from './phone.ts';

/** What a first visit costs a phone: milliseconds, but for `elements`. */
export interface VisitCost {
  /** Time of the main thread's processor, at the slowness of the phone: others that run take none of it. */
  script: number;
  layout: number;
  style: number;
  /** Of the clock: what tasks take beyond 50 ms each, all together. A busy machine lengthens it. */
  blocking: number;
  longest: number;
  paint: number;
  elements: number;
}

/** A page is at rest by then; what waits for a quiet moment has not begun. */
const settles = 2_000;

/** What is noted in the page of its tasks and paints. */
interface Noted {
  tasks: number[];
  paint: number;
}

/** Opens a page as nobody has before, and gives it over when it is at rest. */
export async function visitOnce<Result>(
  browser: Browser,
  url: string,
  prepare: (session: CDPSession) => Promise<unknown>,
  read: (session: CDPSession, page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      const noted: Noted = { tasks: [], paint: 0 };
      Object.assign(globalThis, { noted });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) noted.tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        noted.paint = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await prepare(session);
    await page.goto(url);
    await setTimeout(settles);
    return await read(session, page);
  } finally {
    await context.close();
  }
}

/** A visit whose processor time is taken, and one as slow as a phone's that is timed by the clock. */
export async function costOfVisit(browser: Browser, url: string): Promise<VisitCost> {
  const taken = await visitOnce(
    browser,
    url,
    (session) => session.send('Performance.enable', { timeDomain: 'threadTicks' }),
    async (session) => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      const slowed = (name: string) => of(name) * 1_000 * slowness;
      return {
        script: slowed('ScriptDuration'),
        layout: slowed('LayoutDuration'),
        style: slowed('RecalcStyleDuration'),
        elements: of('Nodes'),
      };
    },
  );
  const timed = await visitOnce(
    browser,
    url,
    (session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowness }),
    async (_session, page) => {
      const { tasks, paint } = await page.evaluate(
        () => (globalThis as unknown as { noted: Noted }).noted,
      );
      return {
        blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
        longest: Math.max(0, ...tasks),
        paint,
      };
    },
  );
  return { ...taken, ...timed };
}
