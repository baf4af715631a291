import type { Page } from '@playwright/test';
import { expect, hold, open, openAndRest, scrollTo, test } from './page.ts';

const service = '/api/services/hotel-coxs-bazar-sea-view';

/** Calls about one service from now on, each as its method and path. */
function callsAbout(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(service)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const cardOf = (page: Page) =>
  page.getByRole('article', { name: /Sea View Hotel/ }).getByRole('link', { name: 'View Details' });

/** Opens a page, and lets its own time go by until what prepares the next one has begun. */
async function openUntilReady(page: Page, path = '/service/hotels') {
  const loaded = page.waitForResponse(/\/next-page-/);
  await openAndRest(page, path);
  await (await loaded).finished();
  await page.evaluate(() => fetch('/healthz'));
  await page.clock.runFor(10_000);
}

/** How often the script of a service's page was asked for. */
const preloaded = (page: Page) =>
  page.evaluate(() => {
    const { __reactRouterManifest: files } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    const address = files.routes['routes/service']?.module ?? '';
    return document.querySelectorAll(`link[rel=modulepreload][href="${address}"]`).length;
  });

test('a service that is pointed at is asked for once, and counted when it is opened', async ({
  page,
}) => {
  await openUntilReady(page);
  // The script of what is seen is there before.
  await scrollTo(cardOf(page));
  await expect.poll(() => preloaded(page)).toBe(1);
  const calls = callsAbout(page);
  await cardOf(page).focus();
  await page.clock.runFor(200);
  await expect.poll(() => calls).toEqual([`GET ${service}`]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
  await expect.poll(() => calls).toEqual([`GET ${service}`, `POST ${service}/views`]);
});

// On a wide screen the block of trust is near what stands below it, and is made with it.
test('a service opened from another has nothing of the first, whose trust was as it was sent @phone', async ({
  page,
}) => {
  await openUntilReady(page, '/service/jobs-abroad/electrician-riyadh');
  const trust = await page.getByRole('region', { name: 'Before you pay' }).elementHandle();
  const isConnected = () => trust.evaluate((element) => element.isConnected);
  const similar = page.getByRole('region', { name: 'Similar services' }).getByRole('article');
  const link = similar.first().getByRole('link', { name: 'View Details' });
  await scrollTo(page.getByRole('contentinfo'));
  const path = (await link.getAttribute('href')) ?? '';
  const [answer] = await Promise.all([
    page.waitForResponse((one) =>
      one.url().endsWith(`/api/services/${path.split('/').at(-1) ?? ''}`),
    ),
    link.focus().then(() => page.clock.runFor(200)),
  ]);
  await answer.finished();
  expect(await isConnected()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect.poll(isConnected).toBe(false);
});

test('who saves data is asked first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openUntilReady(page);
  expect(await preloaded(page)).toBe(0);
  const calls = callsAbout(page);
  await cardOf(page).focus();
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch('/healthz'));
  expect(calls).toEqual([]);
});

test.describe('for who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('one page fades into the next, which has the name that the list told', async ({ page }) => {
    await open(page, '/service/hotels');
    const release = await hold(page, /\/api\/services\/hotel-coxs-bazar-sea-view$/);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.moved = 'true';
        return start(update);
      };
    });
    await cardOf(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sea View Hotel');
    await expect(page.locator('html[data-moved=true]')).toBeAttached();
    release();
    await expect(page.getByRole('region', { name: 'Book This Service' })).toBeVisible();
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(0);
  });
});
