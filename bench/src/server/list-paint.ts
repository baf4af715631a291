import type { Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { startBrowser } from '../start-browser.ts';
import { signIn } from './staff-account.ts';
import { withRows } from './with-rows.ts';

const [fewest, most] = [1e3, 1e6];

/** The longest from a press to the next rows on the screen, in milliseconds. */
const goal = 200;

const rounds = 20;

/** The lists of the console that grow, and those of them in other orders. */
const lists = [
  '/bookings',
  '/bookings?status=confirmed&sort=departureDate',
  '/bookings?search=rahima',
  '/catalogue',
  '/catalogue?search=electrician',
  '/insights',
  '/people',
  '/people/log',
  '/inbox?list=closed',
];

/** Goes to the next rows of a list. @returns after how many milliseconds they were painted; nothing at its end. */
const goOn = (page: Page) =>
  page.evaluate(async () => {
    const more = [...document.querySelectorAll<HTMLElement>('main a, main button')].find((one) =>
      /^(?:Next|Load More)$/.test(one.textContent.trim()),
    );
    if (!more) return undefined;
    const told = () => {
      const rows = [...document.querySelectorAll('main tbody tr, main [role=option]')];
      return `${String(rows.length)} ${rows[0]?.textContent ?? ''}`;
    };
    const frame = () => new Promise(requestAnimationFrame);
    const before = told();
    const began = performance.now();
    more.click();
    do await frame();
    while (told() === before || document.querySelector('main [aria-busy=true]'));
    await frame();
    return performance.now() - began;
  });

interface Times {
  p50: number;
  p95: number;
}

const inMilliseconds = ({ p50, p95 }: Times) => `${p50.toFixed(0)} and ${p95.toFixed(0)} ms`;

/** The time that each list takes from a press to its next rows, once its code is there. */
async function measureLists(origin: string): Promise<Map<string, Times>> {
  const browser = await startBrowser();
  const measured = new Map<string, Times>();
  try {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const flags = { httpOnly: true, sameSite: 'Strict' } as const;
    const value = await signIn(origin);
    await context.addCookies([{ name: 'pothik-console', value, url: origin, ...flags }]);
    await context.addInitScript(() => localStorage.setItem('consoleSession', 'before 1'));
    const page = await context.newPage();
    for (const list of lists) {
      await page.goto(`${origin}/admin${list}`);
      await page.locator('main tbody tr, main [role=option]').first().waitFor();
      const durations: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const duration = await goOn(page);
        if (duration === undefined) break;
        // The first one reads the tables from the disk.
        if (round > 0) durations.push(duration);
      }
      if (durations.length === 0) continue;
      const sorted = durations.sort((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
      const times = { p50: at(0.5), p95: at(0.95) };
      measured.set(list, times);
      console.log(`  ${list}: ${inMilliseconds(times)}`);
    }
  } finally {
    await browser.close();
  }
  return measured;
}

/**
 * The time that the lists of the console take from a press on 'Next' to the next rows on the screen, in a real browser, beside the
 * same among a thousand rows.
 */
export async function listPaint(size = most): Promise<Figure[]> {
  const few = await withRows(fewest, measureLists);
  const many = await withRows(size, measureLists);
  return [...many].map(([list, times]) => {
    const floor = few.get(list);
    return {
      name: `${list} among ${String(size)}, press to paint, p50 and p95`,
      ours: inMilliseconds(times),
      floor: floor ? `${inMilliseconds(floor)} among ${String(fewest)}` : 'a single page',
      ratio: floor ? (times.p95 / floor.p95).toFixed(2) : '',
      goal: `at most ${String(goal)} ms`,
      holds: times.p95 <= goal,
    };
  });
}
