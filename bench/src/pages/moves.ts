import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from '../server/measured-server.ts';
import { startBrowser } from '../start-browser.ts';
import { openOnPhone, type PhonePage } from './phone.ts';
import { waitForQuiet } from './quiet-machine.ts';
import { startStaticCopy } from './static-copy.ts';

const rounds = 9;

/** The longest from a press to the next page's frame, and to all of it, in milliseconds. */
const goals = { frame: 100, whole: 300 };

/** By then a page is at rest. */
const settles = 1_000;

interface Place {
  address: string;
  heading: string;
  /** A selector of something that is there once all of the page is. */
  last: string;
}

const places = {
  home: { address: '/', heading: 'Find and book the right service in seconds', last: '#closing' },
  listing: {
    address: '/service/jobs-abroad',
    heading: 'Jobs Abroad',
    last: 'nav[aria-label=Pagination]',
  },
  service: {
    address: '/service/jobs-abroad/electrician-riyadh',
    heading: 'Building Electrician',
    last: 'main a[href^="tel:"]',
  },
} satisfies Record<string, Place>;

interface Move {
  name: string;
  to: Place;
  link: (page: Page) => Locator;
}

/** In this order: each begins where the one before it has ended. */
const moves: readonly Move[] = [
  {
    name: 'from home to a listing',
    to: places.listing,
    link: (page) =>
      page.getByRole('region', { name: 'Explore Our Services' }).getByText('Jobs Abroad'),
  },
  {
    name: 'from a listing to a service',
    to: places.service,
    link: (page) => page.getByRole('article', { name: places.service.heading }),
  },
  {
    name: 'from a service to home',
    to: places.home,
    link: (page) => page.getByRole('navigation', { name: 'Mobile' }).getByText('Home'),
  },
];

interface Noted {
  frame: number;
  whole: number;
}

/** Notes when the next press is answered by a page's heading, and by all of it. */
const note = (page: Page, { heading, last }: Place) =>
  page.evaluate(
    ([title, ending]) => {
      const noted: Partial<Noted> = {};
      Object.assign(globalThis, { noted });
      const look = (pressed: number) => {
        requestAnimationFrame(() => {
          // This frame is seen when the next one begins.
          const isThere = document.querySelector('h1')?.textContent === title;
          const isWhole =
            isThere &&
            document.querySelector(ending ?? '') !== null &&
            document.querySelector('main [aria-busy=true], main .pothik-skeleton') === null;
          requestAnimationFrame((now) => {
            if (isThere) noted.frame ??= now - pressed;
            if (isWhole) noted.whole = now - pressed;
          });
          if (!isWhole) look(pressed);
        });
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
    },
    [heading, last],
  );

async function timesOf({ page, press }: PhonePage, { to, link }: Move): Promise<Noted> {
  await note(page, to);
  await press(link(page));
  const isNoted = () => 'whole' in (globalThis as unknown as { noted: Partial<Noted> }).noted;
  await page.waitForFunction(isNoted);
  await setTimeout(settles);
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

/** The first paint of a page that comes from the browser's cache and has no script. */
async function firstPaintOf(browser: Browser, url: string): Promise<number> {
  const on = await openOnPhone(browser, url);
  try {
    await on.slowDown();
    await on.page.goto(url);
    await setTimeout(settles);
    return await on.page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
  } finally {
    await on.close();
  }
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const median = (values: readonly number[]) =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const spread = (values: readonly number[]) =>
  `${median(values).toFixed(0)} ms (${String(Math.round(Math.min(...values)))}–${String(Math.round(Math.max(...values)))})`;

/**
 * Measures moves on a phone that has been at each of the pages before, from a press to the next page's heading
 * and to all of it, beside the same page without script from the browser's cache.
 */
export async function moveTimes(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  const copy = await startStaticCopy(server.origin);
  const browser = await startBrowser();
  const taken = moves.map((): Record<string, number[]> => ({ frame: [], whole: [], floor: [] }));
  try {
    const on = await openOnPhone(browser, server.origin);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, move] of moves.entries()) {
        await waitForQuiet();
        if (round > 0) await on.slowDown();
        const { frame, whole } = await timesOf(on, move);
        await on.speedUp();
        // In the first round the pages are known at its end.
        if (round === 0) continue;
        const floor = await firstPaintOf(browser, copy.origin + move.to.address);
        for (const [part, value] of Object.entries({ frame, whole, floor })) {
          taken[index]?.[part]?.push(value);
        }
      }
    }
    await on.close();
    return moves.flatMap(({ name }, index) => {
      const { frame = [], whole = [], floor = [] } = taken[index] ?? {};
      return Object.entries({ frame, whole }).map(([part, values]): Figure => {
        const goal = goals[part as keyof Noted];
        return {
          name: `${name}: ${part}`,
          ours: spread(values),
          floor: `${spread(floor)} (without script, by the browser)`,
          ratio: (median(values) / median(floor)).toFixed(2),
          goal: `at most ${String(goal)} ms`,
          holds: median(values) <= goal,
        };
      });
    });
  } finally {
    await browser.close();
    await copy.stop();
    await server.stop();
  }
}
