import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from '../server/measured-server.ts';
import { startBrowser } from '../start-browser.ts';
import { openOnPhone, type PhonePage } from './phone.ts';
import { waitForQuiet } from './quiet-machine.ts';
import { startStaticCopy } from './static-copy.ts';

const rounds = 9;

/** The longest from a touch to the frame that answers it, of three in four, in milliseconds. */
const goal = 200;

/** Events are told in steps of 8 ms, and not at all where they take less than this. */
const least = 16;

/** By then a page has answered, whatever it was asked. */
const settles = 600;

interface Tap {
  name: string;
  address: string;
  /** Comes before the tap, and is not measured. */
  prepare?(on: PhonePage): Promise<void>;
  tap(on: PhonePage): Promise<void>;
}

const listing = '/service/jobs-abroad';
const detail = '/service/jobs-abroad/electrician-riyadh';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types as somebody does who is quick: a key each 150 ms. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 150 });

async function openForm({ page }: PhonePage) {
  await button(page, 'Instant Booking').click();
  await textField(page, 'Full Name').waitFor();
}

const taps: readonly Tap[] = [
  {
    name: 'home: the menu',
    address: '/',
    tap: ({ page, press }) => press(button(page, 'Open menu')),
  },
  {
    name: 'home: more categories',
    address: '/',
    tap: ({ page, press }) => press(button(page, 'Load More Categories')),
  },
  {
    name: 'home: the chat',
    address: '/',
    tap: ({ page, press }) => press(button(page, 'Open live chat')),
  },
  {
    name: 'listing: another category',
    address: listing,
    async prepare({ page }) {
      await page.getByRole('combobox', { name: 'Category' }).focus();
    },
    tap: ({ page }) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'listing: the next page',
    address: listing,
    tap: ({ page, press }) =>
      press(page.getByRole('navigation', { name: 'Pagination' }).getByText('Next')),
  },
  {
    name: 'listing: typing a search',
    address: listing,
    async prepare({ page }) {
      await page.getByRole('searchbox', { name: 'Search services' }).focus();
    },
    tap: ({ page }) => type(page, 'electric'),
  },
  {
    name: 'service: the booking form',
    address: detail,
    tap: ({ page, press }) => press(button(page, 'Instant Booking')),
  },
  {
    name: 'service: typing a name',
    address: detail,
    async prepare(on) {
      await openForm(on);
      await textField(on.page, 'Full Name').focus();
    },
    tap: ({ page }) => type(page, 'Rahima Khatun'),
  },
  {
    name: 'service: a document of the other kind',
    address: detail,
    prepare: openForm,
    tap: ({ page, press }) => press(page.getByText('NID', { exact: true })),
  },
  {
    name: 'service: sending a form that is not filled in',
    address: detail,
    prepare: openForm,
    tap: ({ page, press }) => press(button(page, 'Submit Booking')),
  },
];

/** The floor of all taps: a press, and a key, on a page on which no script hears them. */
const still = {
  press: {
    name: 'a press',
    address: listing,
    tap: ({ page, press }) => press(page.getByRole('heading', { level: 1 })),
  },
  key: {
    name: 'a key',
    address: listing,
    async prepare({ page }) {
      await page.getByRole('searchbox').focus();
    },
    tap: ({ page }) => type(page, 'electric'),
  },
} satisfies Record<string, Tap>;

interface Noted {
  id: number;
  duration: number;
}

/** The time that each touch or key of a tap took, to the frame that showed its answer. */
async function durationsOf(browser: Browser, origin: string, tap: Tap): Promise<number[]> {
  const on = await openOnPhone(browser, origin + tap.address);
  try {
    await tap.prepare?.(on);
    await setTimeout(settles);
    await on.page.evaluate((durationThreshold) => {
      const noted: Noted[] = [];
      Object.assign(globalThis, { noted });
      const options = { type: 'event', durationThreshold } as PerformanceObserverInit;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { interactionId: id, duration } = entry as PerformanceEntry &
            Noted & { interactionId: number };
          if (id > 0) noted.push({ id, duration });
        }
      }).observe(options);
    }, least);
    await on.slowDown();
    await tap.tap(on);
    await setTimeout(settles);
    const noted = await on.page.evaluate(() => (globalThis as unknown as { noted: Noted[] }).noted);
    const longest = new Map<number, number>();
    for (const { id, duration } of noted) {
      longest.set(id, Math.max(duration, longest.get(id) ?? 0));
    }
    return longest.size > 0 ? [...longest.values()] : [least];
  } finally {
    await on.close();
  }
}

const at = (durations: readonly number[], share: number): number =>
  durations.toSorted((one, other) => one - other)[
    Math.min(durations.length - 1, Math.floor(durations.length * share))
  ] ?? Number.NaN;

const spread = (durations: readonly number[]) =>
  `${at(durations, 0.75).toFixed(0)} ms (${at(durations, 0).toFixed(0)}–${at(durations, 1).toFixed(0)})`;

/**
 * Measures the time that a tap waits for its answer on a phone (the duration of its event, to the next frame), beside a press and a
 * key on the same page without any script.
 */
export async function tapDurations(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  const copy = await startStaticCopy(server.origin);
  const browser = await startBrowser();
  const all = [
    ...Object.values(still).map((tap) => ({ tap, origin: copy.origin })),
    ...taps.map((tap) => ({ tap, origin: server.origin })),
  ];
  const durations = new Map<Tap, number[]>();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const { tap, origin } of all) {
        await waitForQuiet();
        const measured = await durationsOf(browser, origin, tap);
        // The first round warms both up.
        if (round === 0) continue;
        durations.set(tap, [...(durations.get(tap) ?? []), ...measured]);
        // A run that is ended before its time has told what it has seen.
        console.log(`  ${tap.name}: ${measured.map((duration) => duration.toFixed(0)).join(', ')}`);
      }
    }
    return taps.map((tap): Figure => {
      const ours = durations.get(tap) ?? [];
      const floorOf = tap.name.includes('typing') ? still.key : still.press;
      const floor = durations.get(floorOf) ?? [];
      return {
        name: `${tap.name}, three in four`,
        ours: spread(ours),
        floor: `${spread(floor)} (${floorOf.name} without script)`,
        ratio: (at(ours, 0.75) / at(floor, 0.75)).toFixed(2),
        goal: `at most ${String(goal)} ms`,
        holds: at(ours, 0.75) <= goal,
      };
    });
  } finally {
    await browser.close();
    await copy.stop();
    await server.stop();
  }
}
