import { book } from './booking.ts';
import { countOf, openConsole, signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';
import { newcomer, register } from './person.ts';

test('staff choose Bangla, work in it, and go back to English @desktop', async ({
  page,
  request,
}) => {
  const name = `Shirin ${crypto.randomUUID().slice(0, 8)}`;
  const person = await register(request, { ...newcomer(), name });
  const booking = await book(request, person.token, { name });
  await openConsole(page, request, '/inbox');
  const language = page.locator('html');
  await expect(language).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ইনবক্স');
  await expect(language).toHaveAttribute('lang', 'bn');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'বুকিং' }).click();
  await page.getByRole('searchbox', { name: 'বুকিং খুঁজুন' }).fill(name);
  await expect(page.getByText(countOf('১টি বুকিং'))).toBeVisible();
  await page.getByRole('link', { name: booking.reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.reference);
  await page.getByLabel('নতুন অবস্থা').selectOption('নিশ্চিত');
  await page.getByRole('button', { name: 'অবস্থা বদলান' }).click();
  await expect(page.getByText('বুকিংয়ের অবস্থা এখন: নিশ্চিত।')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'যা যা হয়েছে' })).toContainText('নিশ্চিত');

  await page.getByRole('button', { name: 'লগআউট' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('কনসোলে লগইন');
  await expectAccessible(page);
  await page.getByLabel('ই-মেইল').fill('nasrin@example.com');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the console');
  await expect(page.getByLabel('Email')).toHaveValue('nasrin@example.com');
  await expect(language).toHaveAttribute('lang', 'en');
});

test('what is written and not saved is not lost to another language unasked @desktop', async ({
  page,
  request,
}) => {
  const person = await register(request);
  const booking = await book(request, person.token);
  await openConsole(page, request, `/bookings/${booking._id}`);
  const note = page.getByLabel('Note to the customer');
  await note.fill('Bring two photos on Sunday.');
  const asking = page.waitForEvent('dialog');
  const pressing = page.getByRole('button', { name: 'বাংলা' }).click();
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await pressing;
  await expect(note).toHaveValue('Bring two photos on Sunday.');
});

test('a browser gets the words of one language of the console @desktop', async ({
  page,
  request,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await signInConsole(page, await staffToken(request));
  const said = { en: 'Take a filter away', bn: 'একটি বাছাই তুলে দিন' };
  for (const [language, own] of Object.entries(said)) {
    await page.addInitScript((code) => localStorage.setItem('consoleLanguage', code), language);
    scripts.length = 0;
    await page.goto('/admin/bookings');
    await expect(page.getByRole('table')).toBeVisible();
    const all = (await Promise.all(scripts)).join('');
    for (const words of Object.values(said)) {
      expect(all.includes(words), `"${words}" in ${language}`).toBe(words === own);
    }
  }
});
