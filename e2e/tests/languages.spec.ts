import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test, untilMendable } from './page.ts';
import { addressesOf, isTried } from './sitemaps.ts';

/** What a page says of itself and of its other languages. */
async function alternatesOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const html = await answer.text();
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '',
    alternates: Object.fromEntries(links.map(([, code = '', href = '']) => [code, href])),
  };
}

test('every page of both sitemaps names itself, its other language and the default, and is named back', async ({
  request,
}) => {
  test.slow();
  const [english, bangla] = await Promise.all([
    addressesOf(request, '/sitemap.xml'),
    addressesOf(request, '/bn/sitemap.xml'),
  ]);
  expect(bangla).toHaveLength(english.length);
  for (const [index, address] of english.entries()) {
    if (!isTried(address, index)) continue;
    const other = bangla[index] ?? '';
    const alternates = { en: address, bn: other, 'x-default': address };
    expect(await alternatesOf(request, address)).toEqual({
      language: 'en',
      canonical: address,
      alternates,
    });
    expect(await alternatesOf(request, other)).toEqual({
      language: 'bn',
      canonical: other,
      alternates,
    });
  }
});

test('robots are told of both sitemaps, and of what is for nobody else in both languages', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  for (const line of ['/sitemap.xml', '/bn/sitemap.xml', 'Disallow: /bn/my-bookings']) {
    expect(text).toContain(line);
  }
});

test('a browser gets the words of one language', async ({ page, request }) => {
  const said = { '/': 'Explore Our Services', '/bn': 'আমাদের সেবাগুলো দেখুন' };
  for (const [path, own] of Object.entries(said)) {
    const html = await (await request.get(path)).text();
    const names = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    const scripts = await Promise.all(names.map(async (name) => (await request.get(name)).text()));
    const all = scripts.join('');
    for (const words of Object.values(said)) {
      expect(all.includes(words), `"${words}" in the scripts of ${path}`).toBe(words === own);
    }
  }
  await open(page, '/bn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expectAccessible(page);
});

test('forms of a page in Bangla lead to pages in Bangla before there is script', async ({
  request,
}) => {
  const html = await (await request.get('/bn')).text();
  const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
  expect(actions).toEqual(['/bn/service', '/bn/service']);
});

test('the switch keeps the page and its filters, and links stay in the language', async ({
  page,
}) => {
  await open(page, '/service?search=visa&page=2');
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/service?search=visa&page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'আমাদের সেবা' })).toBeVisible();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue(
    'visa',
  );
  await page.getByRole('link', { name: 'বিস্তারিত দেখুন' }).first().click();
  await expect(page).toHaveURL(/\/bn\/service\/[^/]+\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/bn/service?search=visa&page=2');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/service?search=visa&page=2');
});

test('the switch keeps the filters before the page has been hydrated', async ({ page }) => {
  // Scripts that are still on their way.
  await page.route('**/*.js', () => new Promise<void>(() => undefined));
  await page.goto('/service?search=visa&page=2', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/service?search=visa&page=2');
});

test('the switch keeps what has been typed, but no password', async ({ page }) => {
  await open(page, '/register');
  await untilMendable(page);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('রহিমা খাতুন');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not for keeping');
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/register');
  await expect(page.getByRole('textbox', { name: 'পুরো নাম' })).toHaveValue('রহিমা খাতুন');
  await expect(page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('keeping');
});

test.describe('somebody whose browser speaks Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('is sent nowhere, is offered the page in Bangla, and may decline', async ({ page }) => {
    await open(page, '/track');
    await expect(page).toHaveURL('/track');
    const offer = page.getByRole('complementary', { name: 'ভাষা' });
    await expect(offer.getByRole('link', { name: 'পাতাটি বাংলায় পড়ুন' })).toHaveAttribute(
      'href',
      '/bn/track',
    );
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'এখন নয়' }).click();
    await expect(offer).toHaveCount(0);
    await open(page, '/track');
    await expect(offer).toHaveCount(0);
  });

  test('is offered nothing on a page in Bangla', async ({ page }) => {
    await open(page, '/bn/track');
    await expect(page.getByRole('heading', { level: 1, name: 'আপনার বুকিং খুঁজুন' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'ভাষা' })).toHaveCount(0);
  });
});

test('Bangla digits are taken for what they are, and the answer is in Bangla', async ({ page }) => {
  await open(page, '/bn/track');
  await page.getByRole('textbox', { name: 'বুকিং নম্বর' }).fill('PTK-7K4M-2Q');
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill('০১৭১২৩৪৫৬৭৮');
  await page.getByRole('button', { name: 'বুকিং খুঁজুন' }).click();
  await expect(page.getByRole('alert')).toContainText('কোনো বুকিং পাওয়া যায়নি');
});
