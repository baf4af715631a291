import type { APIRequestContext, Page } from '@playwright/test';
import { book, bookWithPassport } from './booking.ts';
import { colleague, signInConsole, staffToken } from './console.ts';
import { expectOneLanguage } from './expect-language.ts';
import { expect, open, test } from './page.ts';
import { confirmAddress, newcomer, register } from './person.ts';

/** Tells a sentence of the server from what people wrote, such as a message of the chat. */
const isOfServer = (name: string, value: unknown) =>
  name === 'fields' || (['message', 'reason', 'error'].includes(name) && typeof value === 'string');

/** Codes have small letters alone; what is looked for and said in chats may have them too. */
const isCode = (text: string) => /^[a-z\d_.-]+$/.test(text);

function textsIn(value: unknown, takesCodes: boolean): string[] {
  if (typeof value === 'string') return takesCodes || !isCode(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isOfServer(name, inner) ? [] : textsIn(inner, takesCodes || name === 'content'),
  );
}

/** Descriptions are shown as they were written and, where they have changed, as their text alone. */
const withTextOfHtml = (text: string) => [text, ...text.replaceAll('&amp;', '&').split(/<[^>]+>/)];

/** What was written by people, of all that this page is answered from now on: the longest first. */
function collectWritten(page: Page) {
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const takesCodes = pathname.startsWith('/api/admin/search');
    answers.push(
      response.json().then(
        (answer: unknown) => textsIn(answer, takesCodes),
        () => [],
      ),
    );
  });
  // Other journeys' visitors come by the socket.
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [json] = /[[{].*/s.exec(String(payload)) ?? ['[]'];
      answers.push(Promise.resolve(textsIn(JSON.parse(json), false)));
    }),
  );
  return async () => {
    const texts = new Set((await Promise.all(answers)).flat());
    return [...texts]
      .flatMap(withTextOfHtml)
      .filter((text) => text.length > 1 && /[A-Za-z\d]/.test(text))
      .toSorted((a, b) => b.length - a.length);
  };
}

async function firstOf(request: APIRequestContext, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = (await (await request.get(`/api/admin/${path}`, { headers })).json()) as {
    data: { _id: string }[];
  };
  return answer.data[0]?._id ?? '';
}

async function openInBangla(page: Page, token: string) {
  await signInConsole(page, token);
  await page.addInitScript(() => localStorage.setItem('consoleLanguage', 'bn'));
}

/** Goes there, and waits until what it shows has come. */
async function visit(page: Page, path: string) {
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('লোড হচ্ছে...')).toHaveCount(0);
}

test('every page of the console is in Bangla for staff who chose it, but for what people wrote @desktop', async ({
  page,
  request,
}) => {
  const token = await staffToken(request);
  const person = await register(request);
  const booking = await bookWithPassport(page, request, person.token);
  const written = collectWritten(page);
  await openInBangla(page, token);
  const service = '/catalogue/services/electrician-riyadh';
  const category = `/catalogue/categories/${await firstOf(request, token, 'categories')}`;
  const article = '/insights/fake-job-offers';
  for (const path of [
    ...['/', '/inbox', '/bookings', `/bookings/${booking._id}`],
    ...['/catalogue', '/catalogue/services/new', service, `${service}/bn`],
    ...['/catalogue/import', `${service}/versions`],
    ...['/catalogue/categories', '/catalogue/categories/new', category, `${category}/bn`],
    ...['/catalogue/search-words', '/catalogue/search-words/new'],
    ...['/insights', '/insights/new', article, `${article}/bn`],
    ...['/people', `/people/of-booking/${booking._id}`],
    ...['/people/staff', '/people/keys', '/people/log'],
    ...['/sessions', '/settings', '/no-such-page'],
  ]) {
    await visit(page, path);
    await expectOneLanguage(page, written);
  }
});

test('what is found, which keys there are and how several bookings change is told in Bangla @desktop', async ({
  page,
  request,
}) => {
  const name = `মরিয়ম ${crypto.randomUUID().slice(0, 8)}`;
  const person = await register(request, { ...newcomer(), name });
  await confirmAddress(request, person);
  for (let made = 0; made < 2; made += 1) await book(request, person.token, { name });
  const written = collectWritten(page);
  await openInBangla(page, await staffToken(request));
  await visit(page, `/bookings?search=${encodeURIComponent(name)}`);
  const boxes = page.getByRole('checkbox', { name: /^PTK-.* বেছে নিন$/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await expectOneLanguage(page, written);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: '২টি বুকিং বদলান' });
  await dialog.getByLabel('নতুন অবস্থা').selectOption('বাতিল');
  await expect(dialog.getByText('‘অপেক্ষায়’ থেকে ‘বাতিল’')).toHaveCount(2);
  await expectOneLanguage(page, written);
  await dialog.getByRole('button', { name: '২টি বুকিং বদলান' }).click();
  await expect(page.getByText('আপনি ২টি বুকিং ‘বাতিল’ করেছেন।')).toBeVisible();
  await expectOneLanguage(page, written);
  // A key goes to the dialog while that has the focus.
  await expect(page.locator('dialog:focus-within')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'কিবোর্ডের কী' })).toBeVisible();
  await expectOneLanguage(page, written);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'খোঁজা ও নির্দেশ' })).toBeVisible();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: /PTK-/ })).toHaveCount(2);
  await expectOneLanguage(page, written);
});

test.describe('what is refused', () => {
  // The browser notes calls that fail, as these are made to.
  test.use({ complaint: /status of [45]\d\d/ });

  test('is told to staff who chose Bangla in Bangla, by our forms and by the server @desktop', async ({
    page,
    request,
  }) => {
    const written = collectWritten(page);
    await page.addInitScript(() => localStorage.setItem('consoleLanguage', 'bn'));
    await page.goto('/admin');
    await page.getByLabel('ই-মেইল').fill('nasrin@example.com');
    await page.getByRole('textbox', { name: 'পাসওয়ার্ড' }).fill('not this one');
    await page.getByRole('button', { name: 'লগইন করুন' }).click();
    await expect(page.getByRole('alert')).toHaveText('ই-মেইল বা পাসওয়ার্ড ঠিক নয়।');
    await expectOneLanguage(page, written);

    const { email } = await colleague(request, 'agent');
    await signInConsole(page, await staffToken(request));
    await visit(page, '/catalogue/categories/new');
    await page.getByLabel('নাম').fill('Visas');
    await page.getByLabel('ঠিকানা').fill('Not An Address');
    await page.getByRole('button', { name: 'সেভ করুন' }).click();
    await expect(page.getByLabel('ঠিকানা')).toHaveAccessibleDescription(/শুধু ইংরেজি ছোট হাতের অক্ষর/);

    await visit(page, '/people/staff');
    await page.getByRole('button', { name: 'আমন্ত্রণ দিন' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('নাম').fill('নাসরিন');
    await dialog.getByLabel('ই-মেইল').fill(email);
    await dialog.getByRole('button', { name: 'আমন্ত্রণ' }).click();
    await expect(dialog).toContainText('এই ঠিকানা একজন কর্মীর।');
    await expectOneLanguage(page, written);
  });
});

test('a conversation is in Bangla for staff who chose it, while it waits and once they have joined @desktop', async ({
  page,
  request,
}) => {
  await open(page, '/bn/about');
  await page.getByRole('button', { name: 'লাইভ চ্যাট খুলুন' }).click();
  const panel = page.getByRole('dialog', { name: 'লাইভ চ্যাট' });
  const name = `রহিমা ${crypto.randomUUID().slice(0, 8)}`;
  await panel.getByRole('textbox', { name: 'নাম' }).fill(name);
  await panel.getByRole('textbox', { name: 'ফোন' }).fill(newcomer().phone);
  await panel.getByRole('button', { name: 'চ্যাট শুরু করুন' }).click();
  await expect(panel.getByRole('log', { name: 'কথোপকথন' })).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem('liveChatId') ?? '');

  const written = collectWritten(page);
  await openInBangla(page, await staffToken(request));
  await visit(page, `/inbox/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await expectOneLanguage(page, written);
  await page.getByRole('button', { name: 'চ্যাটে যোগ দিন' }).click();
  await expect(page.getByRole('textbox', { name: 'উত্তর' })).toBeVisible();
  await expectOneLanguage(page, written);
});
