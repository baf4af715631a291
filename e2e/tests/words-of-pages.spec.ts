import { book } from './booking.ts';
import { expectOneLanguage, expectOneLanguageIn } from './expect-language.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';
import { addressesOf, isTried } from './sitemaps.ts';

/** Pages that no sitemap names. */
const others = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=none',
  '/track',
  '/continue',
  '/service?search=zzzzzz',
  '/no-such-page',
];

for (const [language, base] of [
  ['English', ''],
  ['Bangla', '/bn'],
] as const) {
  test(`the pages that the sitemap in ${language} names are in ${language} alone`, async ({
    page,
    request,
  }) => {
    // Each of these pages is made anew.
    test.slow();
    await open(page, `${base}/track`);
    const addresses = await addressesOf(request, `${base}/sitemap.xml`);
    const pages = new Map<string, string>();
    for (const address of [...addresses.filter(isTried), ...others.map((path) => base + path)]) {
      pages.set(address, await (await request.get(address)).text());
    }
    await expectOneLanguageIn(page, pages);
  });
}

test.describe('in Bangla', () => {
  // The browser notes calls that fail, as these are made to.
  test.use({ complaint: /status of [45]\d\d/ });

  test(
    'what opens on a page is in Bangla: menu, chat, suggestions, an unknown page',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/bn');
      await expectOneLanguage(page);
      await page.getByRole('button', { name: 'মেনু খুলুন' }).click();
      await expect(page.getByRole('dialog', { name: 'মেনু' })).toBeVisible();
      await expectOneLanguage(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'লাইভ চ্যাট খুলুন' }).click();
      await expect(page.getByRole('dialog', { name: 'লাইভ চ্যাট' })).toBeVisible();
      await expectOneLanguage(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'এই ফোন থেকে সব মুছুন' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectOneLanguage(page);
      await open(page, '/bn/no-such-page');
      await expectOneLanguage(page);
      await open(page, '/bn/service');
      await page.getByRole('searchbox').fill('সৌদি');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectOneLanguage(page);
    },
  );

  test('the booking form is in Bangla, and what it says of mistakes', async ({ page }) => {
    await open(page, '/bn/service/jobs-abroad/electrician-riyadh');
    await page.getByRole('button', { name: 'এখনই বুকিং' }).click();
    const form = page.getByRole('form', { name: 'বুকিং' });
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'বুকিং পাঠান' }).click();
    await expect(form.getByRole('textbox', { name: 'পুরো নাম' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectOneLanguage(page);
  });

  test('the pages of an account are in Bangla, with and without bookings', async ({
    page,
    request,
  }) => {
    const person = await register(request, newcomer(), 'bn');
    await signInPage(page, person.token);
    await open(page, '/bn/my-bookings');
    await expect(page.getByRole('heading', { name: 'এখনও কোনো বুকিং নেই' })).toBeVisible();
    await book(request, person.token);
    for (const path of ['/bn/my-bookings', '/bn/notifications', '/bn/profile']) {
      await open(page, path);
      await expect(page.getByRole('status').filter({ hasText: 'হচ্ছে' })).toHaveCount(0);
      await expectOneLanguage(page);
    }
  });
});
