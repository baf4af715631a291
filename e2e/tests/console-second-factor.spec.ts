import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { colleague, colleaguePassword as password, signInConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

/** What the app shows now, or so many half minutes later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

async function signIn(page: Page, email: string) {
  await page.goto('/admin/sessions');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('a second factor', () => {
  // The browser notes that the server asks for the code.
  test.use({ complaint: /status of 401/ });

  test('is set up with an app, and asked for from then on @desktop', async ({ page, request }) => {
    const person = await colleague(request, 'agent');
    await signInConsole(page, person.token);
    await page.goto('/admin/sessions');
    const region = page.getByRole('region', { name: 'Second factor' });
    await region.getByRole('button', { name: 'Set it up' }).click();
    await region.getByLabel('Current password').fill(password);
    await region.getByRole('button', { name: 'Next' }).click();
    await expect(region.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page);
    const text =
      (await region.getByText(/^Or type this into the app.*[A-Z2-7]{4}/).textContent()) ?? '';
    const secret = text.replace(/^.*:/, '').replaceAll(' ', '');
    await region.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await region.getByRole('button', { name: 'Turn it on' }).click();
    const codes = region.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const [recoveryCode = ''] = await codes.allTextContents();
    await region.getByRole('button', { name: 'I have kept them' }).click();
    await expect(region.getByText('10 recovery codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await signIn(page, person.email);
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(region.getByText('10 recovery codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();

    // Without the phone.
    await signIn(page, person.email);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(region.getByText('9 recovery codes are left')).toBeVisible();
  });
});
