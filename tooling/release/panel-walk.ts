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

/** The least room between what one reads or presses and the window's edge, in pixels. */
const leastRoom = 8;

/** What axe finds, and what touches the window's edge. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (room) => {
    const checker = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    const touching = [...document.querySelectorAll('h1, h2, p, label, input, button, table')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 1 && element.closest('[role=region]') === null)
      .filter(({ box }) => box.left < room || box.right > innerWidth - room)
      .map(({ element }) => `touches the edge: ${element.outerHTML.slice(0, 120)}`);
    return [...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`), ...touching];
  }, leastRoom);
}

/** What one walk through the panel has seen. */
export interface PanelWalk {
  /** By screen. */
  faults: Record<string, string[]>;
  /** The colour of its main button. */
  buttonColour: string;
}

/**
 * Walks through the panel as staff do on their first day: a wrong password, the right one, a booking that is
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
  const buttonColour = await signIn.evaluate((button) => getComputedStyle(button).backgroundColor);

  // The address that was typed is still there.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signIn.click();
  // Of this walk alone: the server stays the same.
  const customer = `Rahima ${path.basename(pictures)} ${name}`;
  const add = page.getByRole('button', { name: 'New booking' });
  await add.waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await look('bookings');
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
  return { faults, buttonColour };
}
