import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';

/** What a page said that it should not have. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/**
 * A 404 that the test asked for, a line that was still being opened when its page ended, and the service worker
 * that journeys go without.
 */
const usual =
  /status of 4(?:04|10)|WebSocket is closed before the connection is established|^Service Worker registration blocked/;

interface Expected {
  /** What the console may say in these tests beside the usual. */
  complaint: RegExp | undefined;
}

/** A page whose console has to stay empty. */
export const test = base.extend<{ page: Page } & Expected>({
  complaint: [undefined, { option: true }],
  page: async ({ page, complaint }, use) => {
    const complaints = listen(page);
    await use(page);
    const unexpected = complaints.filter((text) => !usual.test(text) && !complaint?.test(text));
    expect(unexpected, 'the browser console').toEqual([]);
  },
});

const isAwake = (page: Page) => page.locator('html[data-hydrated=true]').waitFor();

/** Opens a page and waits until it answers to the visitor. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await isAwake(page);
  return response;
}

/** Waits for what mends a page that fails or lacks a file: it is loaded when the page is idle. */
export async function untilMendable(page: Page) {
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/recovery-[^/]+\.js/.test(name))
        ?.name,
  );
  // It is fetched before it runs; who imports it waits until it has.
  await page.evaluate((name) => import(name), String(await file.jsonValue()));
}

/** Loads the page anew and waits until it answers to the visitor. */
export async function reload(page: Page) {
  await page.reload();
  await isAwake(page);
}

/** Scrolls to a part at once: what comes near may be made anew, and be another element then. */
export const scrollTo = (part: Locator) => part.evaluate((element) => element.scrollIntoView());

/** Takes the toast away: on a phone it lies over the header until it goes by itself. */
export async function dismissToast(page: Page) {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
}

/** Expects that toasts lie over the header alone, which the console has at its side; less than a pixel is rounding. */
export async function expectToastsOverHeader(page: Page) {
  const boxOf = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const toasts = await boxOf(page.getByRole('region', { name: 'Notifications' }));
  const header = await boxOf(page.getByRole('banner'));
  expect(toasts.left).toBeGreaterThan(header.left - 1);
  expect(toasts.top).toBeGreaterThan(header.top - 1);
  expect(toasts.right).toBeLessThan(header.right + 1);
  expect(toasts.bottom).toBeLessThan(header.bottom + 1);
  expect(toasts.bottom).toBeGreaterThan(toasts.top);
}

/** Chooses a file in the dialog of the system that is opened so. */
export async function chooseFile(
  page: Page,
  openDialog: () => Promise<void>,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser');
  // The page is told beside its input that we choose: by this answer it has heard of it.
  await page.evaluate(() => undefined);
  await openDialog();
  await (await chooser).setFiles(file);
}

/** Keeps the answers to these calls back until the test lets them go. */
export async function hold(page: Page, calls: RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Waits until the page has been given this answer and has drawn what it makes of it. */
export async function hasArrived(page: Page, response: Response) {
  await response.finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Opens a page whose clock goes by the test alone. */
export async function openStopped(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  const awake = page.locator('html[data-hydrated=true]');
  while ((await awake.count()) === 0) await page.clock.runFor(20);
}

/** Opens a page and lets ten seconds of its own time go by: what it has put off has begun by then. */
export async function openAndRest(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.runFor(10_000);
  // The calls that began before this one have been told when it is answered.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await fetch('/healthz');
  });
}

export { expect };
