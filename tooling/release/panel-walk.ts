/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { demonstrationEnvironment } from '../run/demonstration.ts';

/** The account of staff on the server that the panel is walked against. */
const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = demonstrationEnvironment;

/** Where the panel is looked at: a phone and a desktop, by day and by night. */
export const views: readonly (BrowserContextOptions & { name: string })[] = [
  { name: '360-light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: '1440-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '360-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
];

/** The least room to the window's edge, and between two things that one reads or presses, in pixels. */
const leastRoom = { edge: 8, between: 4 };

/** What has room around it: words, fields, buttons, notices and tables. */
const spaced = 'h1, h2, h3, p, label, input, select, textarea, button, a, table, [role=alert]';

/** What axe finds, what touches the window's edge, and what touches its neighbour. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ room, spaced }) => {
      const checker = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await checker.run(document, { resultTypes: ['violations'] });
      const say = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
      const scrolls = (element: Element) => element.closest('[role=region]') !== null;
      // Of what lies over the page, and of the page where nothing does.
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const parts = [...top.querySelectorAll(spaced)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 1 && !scrolls(element))
        .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }));
      const atEdge = parts.filter(
        ({ box }) => Math.min(box.left, innerWidth - box.right, box.top + scrollY) < room.edge,
      );
      // A label, its field, what stands in it and what is said of it are one thing.
      const areOne = (one: Element, other: Element) =>
        one.contains(other) ||
        other.contains(one) ||
        (one.closest('.pothik-field') ?? one) === other.closest('.pothik-field');
      const crowded = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(({ element }) => !areOne(one.element, element))
          .filter(({ box }) => {
            const aside = Math.max(one.box.left - box.right, box.left - one.box.right);
            const below = Math.max(one.box.top - box.bottom, box.top - one.box.bottom);
            return Math.max(aside, below) < room.between;
          })
          .map(({ element }) => `touch each other: ${say(one.element)} and ${say(element)}`),
      );
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      const touching = atEdge.map(({ element }) => `touches the edge: ${say(element)}`);
      return [...found, ...touching, ...crowded];
    },
    { room: leastRoom, spaced },
  );
}

/** The colours that a brand's colour must reach. The focus has its own, which shows on every brand. */
async function brandColours(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return getComputedStyle(element);
    };
    return {
      'main button': style('.pothik-button--primary').backgroundColor,
      'quiet button': style('.pothik-button--quiet').color,
      'pale ground': style(':root').getPropertyValue('--pothik-color-primary-subtle'),
    };
  });
}

/** What one walk through the panel has seen. */
export interface PanelWalk {
  /** By screen. */
  faults: Record<string, string[]>;
  /** Of what the brand's colour reaches, by what it is. */
  colours: Record<string, string>;
}

/**
 * Walks through the panel as staff do on their first day: a wrong password, the right one, an empty list, a booking that is
 * not complete, the first one, a move, and out again. A picture of each screen lies in `pictures`.
 */
export async function walkPanel(
  browser: Browser,
  origin: string,
  { name, ...options }: (typeof views)[number],
  pictures: string,
): Promise<PanelWalk> {
  await mkdir(pictures, { recursive: true });
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: Record<string, string[]> = {};
  const look = async (screen: string) => {
    faults[screen] = await findFaults(page);
    await page.screenshot({ path: path.join(pictures, `${screen}-${name}.png`) });
  };

  await page.goto(origin);
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await signIn.click();
  await page.getByRole('alert').waitFor();
  await look('sign-in');

  // The address that was typed is still there.
  await page.getByLabel('Password', { exact: true }).fill(password);
  // Nobody has booked yet, as far as the panel knows.
  const list = '**/api/admin/bookings?**';
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, data: [] } });
  });
  await signIn.click();
  await page.getByText('No bookings yet').waitFor();
  await look('nothing-yet');
  await page.unroute(list);
  await page.reload();

  // Of this walk alone: the server stays the same.
  const customer = `Rahima ${path.basename(pictures)} ${name}`;
  const add = page.getByRole('button', { name: 'New booking' });
  await add.waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await look('bookings');
  const colours = await brandColours(page);
  await add.click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('option').first().waitFor({ state: 'attached' });
  await form.getByLabel('Full name').fill(customer);
  await form.getByRole('button', { name: 'Book' }).click();
  await form.getByText('Please fill in all required fields').waitFor();
  await look('new-booking');

  await form.getByLabel('Phone number').fill('01712345678');
  await form.getByLabel('Address').fill('Road 3, Sylhet');
  await form.getByRole('button', { name: 'Book' }).click();
  const row = page.getByRole('row', { name: customer });
  await row.getByRole('combobox').selectOption('Confirmed');
  await row.getByRole('cell', { name: 'Confirmed', exact: true }).waitFor();
  await look('moved');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn.waitFor();
  await context.close();
  return { faults, colours };
}
