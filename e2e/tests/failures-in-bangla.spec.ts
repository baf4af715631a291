import type { Page } from '@playwright/test';
import { storefrontBesideIt } from '../this-run.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

const jobAddress = '/bn/service/jobs-abroad/electrician-riyadh';

/** What the page says of what went wrong or well: beside fields, above forms and in toasts. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    const besideFields = wrong
      .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id));
    const others = document.querySelectorAll<HTMLElement>(
      '[role="alert"], [role="status"], .pothik-errors',
    );
    return [...besideFields, ...others].map((box) => box?.innerText.trim() ?? '').filter(Boolean);
  });

/** Waits until something is said, and holds it against English: two Latin words in a row. */
async function expectBangla(page: Page) {
  await expect.poll(() => saidOn(page)).not.toHaveLength(0);
  for (const text of await saidOn(page)) {
    expect(text).toMatch(/[\u0980-\u09ff]/);
    expect(text).not.toMatch(/[a-z]{2,}[\s,.]+[a-z]{2,}/i);
  }
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

const input = (page: Page, name: string) => page.getByRole('main').locator(`input[name="${name}"]`);

test.describe('on a page in Bangla', () => {
  test.use({ complaint: /status of (?:400|401|409|500)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('a wrong password is told in Bangla', async ({ page, request }) => {
    const { email } = await register(request);
    await open(page, '/bn/login');
    await input(page, 'email').fill(email);
    await input(page, 'password').fill('not-this-one');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toHaveText('ই-মেইল বা পাসওয়ার্ড ঠিক নয়।');
    await expectBangla(page);
  });

  test('an account that cannot be made so is told in Bangla, field by field', async ({ page }) => {
    const { name, email } = newcomer();
    await open(page, '/bn/register');
    await input(page, 'name').fill(name);
    await input(page, 'email').fill(email);
    await input(page, 'phone').fill('০১৭১');
    await input(page, 'password').fill('password');
    await input(page, 'confirmPassword').fill('another');
    const submit = page.getByRole('main').locator('button[type=submit]');
    await submit.click();
    await expectBangla(page);
    await input(page, 'phone').fill('০১৭১২৩৪৫৬৭৮');
    await submit.click();
    await expect(page.getByText('দুটি পাসওয়ার্ড এক নয়')).toBeVisible();
    await input(page, 'confirmPassword').fill('password');
    await submit.click();
    await expect(page.getByText('এই পাসওয়ার্ড অনেকেই ব্যবহার করেন')).toBeVisible();
    await expectBangla(page);
  });

  test('an address that belongs to somebody else is told in Bangla', async ({ page, request }) => {
    const { token } = await register(request);
    await signInPage(page, token);
    await page.route('**/api/users/profile', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 409,
            json: { success: false, message: 'This address is taken.', code: 'conflict' },
          })
        : route.continue(),
    );
    await open(page, '/bn/profile');
    await button(page, 'বদলান').first().click();
    await button(page, 'রাখুন').first().click();
    await expect(page.getByRole('alert')).toHaveText('এটি এখন করা যাচ্ছে না। পাতাটি আবার দেখুন।');
    await expectBangla(page);
  });

  test('a booking form that is not filled in is told in Bangla', async ({ page }) => {
    await open(page, jobAddress);
    await page.getByRole('button', { name: 'এখনই বুকিং' }).click();
    const form = page.getByRole('form', { name: 'বুকিং' });
    await form.getByRole('textbox', { name: 'ফোন নম্বর', exact: true }).fill('০১২');
    await form.getByRole('button', { name: 'বুকিং পাঠান' }).click();
    await expect(form.getByText('আপনার পাসপোর্টের ছবি দিন').first()).toBeVisible();
    await expect(form.getByText('বাংলাদেশের একটি মোবাইল নম্বর লিখুন').first()).toBeVisible();
    await expectBangla(page);
  });

  test('a line that is gone, and a server that says nothing, are told in Bangla', async ({
    page,
  }) => {
    await open(page, '/bn/track');
    await field(page, 'বুকিং নম্বর').fill('PTK-৭K৪M-২Q');
    await field(page, 'ফোন নম্বর').fill('০১৭১২৩৪৫৬৭৮');
    await page.route('**/api/bookings/track', (route) => route.abort());
    await button(page, 'বুকিং খুঁজুন').click();
    await expect(page.getByText('সংযোগ পাওয়া যাচ্ছে না। আপনার ইন্টারনেট দেখুন।')).toBeVisible();
    await expectBangla(page);
    await page.unroute('**/api/bookings/track');
    await page.route('**/api/bookings/track', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'বুকিং খুঁজুন').click();
    await expect(page.getByText('সার্ভারে একটি সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।')).toBeVisible();
    await expectBangla(page);
  });

  test('a booking number that nobody has is told in Bangla', async ({ page }) => {
    await open(page, '/bn/track');
    await field(page, 'বুকিং নম্বর').fill('PTK-৭K৪M-২Q');
    await field(page, 'ফোন নম্বর').fill('০১৭১২৩৪৫৬৭৮');
    await button(page, 'বুকিং খুঁজুন').click();
    await expect(page.getByRole('alert')).toContainText('কোনো বুকিং পাওয়া যায়নি');
    await expectBangla(page);
  });
});

test.describe('beside a server that speaks English', () => {
  test.use({ baseURL: storefrontBesideIt, complaint: /status of 50[03]/ });

  test('what fails is told in Bangla', async ({ page }) => {
    await open(page, '/bn/service/on-fire');
    await expect(page.getByRole('alert')).toContainText('সার্ভারে একটি সমস্যা হয়েছে');
    await expectBangla(page);
  });
});
