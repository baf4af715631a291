import type { Page } from '@playwright/test';
import { translate } from './page-translator.ts';
import {
  fullStorage,
  pretendExtension,
  shiftClock,
  silentStorage,
  slowTimers,
  throwingStorage,
  type StorageName,
} from './in-the-page.ts';

/** One thing that a visitor does, and what the page shows once it is done. */
export interface Step {
  /** Can be done again: it fills in and presses. */
  act: () => Promise<unknown>;
  done: () => Promise<unknown>;
}

/** What a browser of the outside world does to a journey. */
export interface Condition {
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Before each step. */
  beforeStep?: (page: Page) => Promise<unknown>;
  /** Does the step in its own way. Default: acts, then waits until it is done. */
  take?: (page: Page, step: Step) => Promise<unknown>;
  /** It takes the answers to requests into its hands, which a service worker would keep from it. */
  withoutServiceWorker?: true;
  /** How the journeys write into fields. Default: by typing. */
  fill?: 'autofill' | 'password-manager';
}

const builtFiles = /\/assets\/[^?]+\.(?:js|css)(?:\?|$)/;

/** How long a broken line aborts what is asked for, in milliseconds. */
const brokenFor = 3_000;

/** What happens, from the first step on, to requests for files that the page has not loaded yet. */
function laterFiles(what: 'missing' | 'aborted' | 'slow'): Condition {
  const loaded = new Set<string>();
  let isBegun = false;
  let isDeployed = false;
  let brokenSince: number | undefined;
  return {
    withoutServiceWorker: true,
    take: persist,
    async prepare(page) {
      isBegun = false;
      isDeployed = false;
      brokenSince = undefined;
      loaded.clear();
      await page.route(/\/[^.]*$/, (route) => {
        // The next page is of the version that is deployed.
        if (isBegun && route.request().isNavigationRequest()) isDeployed = true;
        return route.fallback();
      });
      await page.route(builtFiles, async (route) => {
        const url = route.request().url();
        if (!isBegun || loaded.has(url)) {
          loaded.add(url);
          return route.fallback();
        }
        if (what === 'missing') {
          return isDeployed ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' });
        }
        if (what === 'aborted') {
          brokenSince ??= Date.now();
          const isBroken = Date.now() - brokenSince < brokenFor;
          return isBroken ? route.abort('internetdisconnected') : route.fallback();
        }
        loaded.add(url);
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return route.fallback();
      });
    },
    async beforeStep(page) {
      // A page that stands has loaded by itself what it needs in trouble.
      if (!isBegun) await page.waitForLoadState('networkidle');
      isBegun = true;
    },
  };
}

const storages: StorageName[] = [
  'indexedDB',
  'localStorage',
  'caches',
  'locks',
  'BroadcastChannel',
];

/** Empties what the device keeps, as browsers do that need room and people who clear their data. */
const clear: Record<'indexedDB' | 'localStorage' | 'caches' | 'locks', () => Promise<void>> = {
  // Arrows: a function with the name of what it empties would hide it.
  indexedDB: async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  },
  localStorage: () => {
    localStorage.clear();
    return Promise.resolve();
  },
  caches: async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  },
  locks: async () => {
    const { held = [] } = await navigator.locks.query();
    for (const { name = '' } of held) {
      await navigator.locks.request(name, { steal: true }, () => Promise.resolve());
    }
  },
};

/** How long people wait before they try again, in milliseconds. */
const patience = 5_000;

/** Whether something is done before people try again. */
function isDoneSoon(page: Page, done: Step['done']): Promise<boolean> {
  const isDone = done().then(
    () => true,
    () => false,
  );
  return Promise.race([isDone, page.waitForTimeout(patience).then(() => false)]);
}

/** Does a step as often as people do who are told to try again. */
async function persist(page: Page, { act, done }: Step, tries = 3) {
  for (let left = tries; left > 1; left -= 1) {
    await act();
    if (await isDoneSoon(page, done)) return;
    const again = page.getByRole('button', { name: /^Try (?:Again|now)$/ }).first();
    if (await again.isVisible()) await again.click();
  }
  await act();
  await done();
}

/** Acts without a line, which is back once the page has said so. */
async function offlineDuring(page: Page, step: Step) {
  const context = page.context();
  await context.setOffline(true);
  await step.act();
  const told = page.locator('[role=alert], [role=status]:not(:empty)').first();
  await told.waitFor({ timeout: 3_000 }).catch(() => undefined);
  await context.setOffline(false);
  if (!(await isDoneSoon(page, step.done))) await persist(page, step);
}

/** Every condition, by the name that stands in docs/hostile-browsers.md. */
export const conditions: Record<string, Condition> = {
  'nothing unusual': {},
  'translated at once': { prepare: (page) => page.addInitScript(translate, 'at once' as const) },
  'translated later': {
    prepare: (page) => page.addInitScript(translate, 'when asked' as const),
    beforeStep: (page) => page.evaluate(() => window.dispatchEvent(new Event('translate'))),
  },
  ...Object.fromEntries(
    storages.flatMap((name): [string, Condition][] => [
      [`${name} silent`, { prepare: (page) => page.addInitScript(silentStorage, name) }],
      [`${name} throwing`, { prepare: (page) => page.addInitScript(throwingStorage, name) }],
    ]),
  ),
  ...Object.fromEntries(
    (['indexedDB', 'localStorage', 'caches'] as const).map((name): [string, Condition] => [
      `${name} full`,
      { prepare: (page) => page.addInitScript(fullStorage, name) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(clear).map(([name, empty]): [string, Condition] => [
      name === 'locks' ? 'locks stolen midway' : `${name} cleared midway`,
      { beforeStep: (page) => page.evaluate(empty), take: persist },
    ]),
  ),
  'later files aborted': laterFiles('aborted'),
  'later files slow': laterFiles('slow'),
  'offline at each step': { take: offlineDuring },
  'nodes of an extension': { prepare: (page) => page.addInitScript(pretendExtension) },
  autofill: { fill: 'autofill' },
  'a password manager': { fill: 'password-manager' },
  'frozen and brought back': {
    async beforeStep(page) {
      const tell = (type: string) =>
        page.evaluate((name) => {
          dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        }, type);
      const session = await page.context().newCDPSession(page);
      // Playwright's browser keeps no page for Back; this is what such a page is told.
      await tell('pagehide');
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await tell('pageshow');
      await session.detach();
    },
  },
  'clock a year behind': {
    prepare: (page) => page.addInitScript(shiftClock, -365 * 24 * 3_600_000),
  },
  'clock 35 minutes ahead': { prepare: (page) => page.addInitScript(shiftClock, 35 * 60_000) },
  'throttled timers': { prepare: (page) => page.addInitScript(slowTimers) },
  'a deployment midway': laterFiles('missing'),
};
