import type { Page } from '@playwright/test';
import { book } from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { openConsole, signInConsole, staffToken } from './console.ts';
import { newPage, visitorName } from './inbox.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register } from './person.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

/** The groups of the palette that hold actions. */
const groups = ['On this page', 'Go to', 'New', 'Your account'];

/** The actions of the screen one is on, as the palette lists them. */
async function actionsOf(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const palette = paletteOf(page);
  await expect(palette.getByRole('group', { name: 'Go to' })).toBeVisible();
  const names: string[] = [];
  for (const name of groups) {
    const options = palette.getByRole('group', { name, exact: true }).getByRole('option');
    for (const option of await options.all()) {
      names.push(
        await option.evaluate((element) => element.querySelector('span')?.textContent ?? ''),
      );
    }
  }
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  return names;
}

/** Expects that Ctrl+K, these words and Enter run what is called so. */
async function expectFirst(page: Page, words: string, name = words) {
  const palette = paletteOf(page);
  await palette.getByRole('combobox').fill(words);
  await expect(palette.getByRole('option', { selected: true })).toContainText(name);
}

test(
  'every action of a screen is run by two keys beside its name',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const person = await register(request, { ...newcomer(), name: visitorName() });
    const { _id: booking } = await book(request, person.token, { name: person.name });
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    await openChat(visitor);
    const chat = await startChat(visitor, { name: person.name, message: 'Hello' });
    await signInConsole(page, await staffToken(request));
    for (const path of [
      `/bookings/${booking}`,
      `/inbox/${chat}`,
      '/bookings',
      '/catalogue',
      '/catalogue/services/electrician-riyadh',
      '/people/log',
    ]) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const names = await actionsOf(page);
      expect(names.length).toBeGreaterThan(10);
      await page.keyboard.press('Control+k');
      for (const name of names) await expectFirst(page, name);
    }
    await visitor.context().close();
  },
);

test(
  'a record of each kind is opened by two keys beside a few letters of it',
  { tag: '@desktop' },
  async ({ page, browser, request }) => {
    const name = visitorName();
    const person = await register(request, { ...newcomer(), name });
    const { reference } = await book(request, person.token, { name });
    const visitor = await newPage(browser);
    await open(visitor, '/about');
    await openChat(visitor);
    const other = visitorName();
    await startChat(visitor, { name: other, message: 'Hello' });
    await openConsole(page, request, '/insights');
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const answer = await request.get('/api/admin/staff', { headers });
    const { staff } = (await answer.json()) as { staff: { email: string; name: string }[] };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    for (const [words, found] of [
      [reference, reference],
      [reference.replaceAll('-', '').toLowerCase(), reference],
      [other, other],
      [person.email, name],
      [staff[0]?.email ?? '', staff[0]?.name ?? ''],
      ['building electrician', 'Building Electrician'],
      ['bangladesh tours', 'Bangladesh Tours'],
      ['fake job offers', 'fake job offers'],
    ] as const) {
      await expectFirst(page, words, found);
    }
    await visitor.context().close();
  },
);
