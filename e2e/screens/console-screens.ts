import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openConsole, staffToken } from '../tests/console.ts';
import type { Screen } from './screen.ts';
import { answeredChat, bookingWithRequest } from './what-they-show.ts';

const choose = async (page: Page, base: string) =>
  page.addInitScript(
    (code) => localStorage.setItem('consoleLanguage', code),
    base === '' ? 'en' : 'bn',
  );

const consoleAt =
  (path: string): Screen['go'] =>
  async (page, request, base) => {
    await choose(page, base);
    await openConsole(page, request, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('main .pothik-loading')).toHaveCount(0);
  };

/** The page of the first record of a list. @param after what follows in its address. */
const firstOf =
  (list: string, place: string, after = ''): Screen['go'] =>
  async (page, request, base) => {
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const answer = await request.get(`/api/admin/${list}`, { headers });
    const lists = Object.values((await answer.json()) as object) as { _id: string }[][];
    const [first] = lists.find((value) => Array.isArray(value)) ?? [];
    if (!first) throw new Error(`${list} is empty`);
    await consoleAt(`${place}/${first._id}${after}`)(page, request, base);
  };

/** A page of the console, and the dialog that a key opens there. */
const dialogAt =
  (path: string, keys: string): Screen['go'] =>
  async (page, request, base) => {
    await consoleAt(path)(page, request, base);
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
  };

const withBooking =
  (path: (id: string) => string, then: (page: Page) => Promise<unknown>): Screen['go'] =>
  async (page: Page, request: APIRequestContext, base: string) => {
    const { _id: id } = await bookingWithRequest(page, request, base);
    await consoleAt(path(id))(page, request, base);
    await then(page);
  };

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Chooses the newest bookings of the list, and opens what a key opens for them. */
const severalBookings = (keys: string) =>
  withBooking(
    () => '/bookings',
    async (page) => {
      const boxes = page.getByRole('table').getByRole('checkbox');
      await boxes.nth(1).check();
      await page.keyboard.press(keys);
      await page.getByRole('dialog').waitFor();
    },
  );

const service = '/catalogue/services/electrician-riyadh';
const article = '/insights/fake-job-offers';

const places: Record<string, Screen['go']> = {
  overview: consoleAt('/'),
  inbox: consoleAt('/inbox'),
  conversation: async (page, request, base) => {
    const id = await answeredChat(page, request, base);
    await choose(page, base);
    await openConsole(page, request, `/inbox/${id}`);
    await page.getByRole('log').waitFor();
  },
  bookings: consoleAt('/bookings'),
  'several-bookings': severalBookings('s'),
  'several-assigned': severalBookings('a'),
  booking: withBooking((id) => `/bookings/${id}`, firstHeading),
  case: withBooking((id) => `/people/of-booking/${id}`, firstHeading),
  catalogue: consoleAt('/catalogue'),
  import: consoleAt('/catalogue/import'),
  service: consoleAt(service),
  'service-preview': async (page, request, base) => {
    await consoleAt(service)(page, request, base);
    await page.getByRole('button', { name: /^(?:Preview|প্রিভিউ)/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  versions: consoleAt(`${service}/versions`),
  translation: consoleAt(`${service}/bn`),
  categories: consoleAt('/catalogue/categories'),
  category: firstOf('categories', '/catalogue/categories'),
  'category-translation': firstOf('categories', '/catalogue/categories', '/bn'),
  pictures: consoleAt('/catalogue/pictures'),
  picture: firstOf('pictures', '/catalogue/pictures'),
  'search-words': consoleAt('/catalogue/search-words'),
  'search-word': consoleAt('/catalogue/search-words/new'),
  'cost-caps': consoleAt('/catalogue/cost-caps'),
  'cost-cap': firstOf('cost-caps', '/catalogue/cost-caps'),
  insights: consoleAt('/insights'),
  article: consoleAt(article),
  'article-translation': consoleAt(`${article}/bn`),
  people: consoleAt('/people'),
  staff: consoleAt('/people/staff'),
  colleague: firstOf('staff', '/people/staff'),
  keys: consoleAt('/people/keys'),
  log: consoleAt('/people/log'),
  sessions: consoleAt('/sessions'),
  settings: consoleAt('/settings'),
  palette: dialogAt('/bookings', 'Control+k'),
  'list-of-keys': dialogAt('/bookings', '?'),
};

/** Every screen of the console, and the dialogs that staff meet most. */
export const consoleScreens: readonly Screen[] = Object.entries(places).map(([name, go]) => ({
  name: `console-${name}`,
  inBangla: true,
  go,
}));
