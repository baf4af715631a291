import type { Page } from '@playwright/test';
import { expectAccessibleInLightAndDark } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of 40[01]/ });

const main = (page: Page) => page.getByRole('main');

test('the profile is accessible in light and dark, read, changed and with errors', async ({
  page,
  request,
}) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  await expect(page.getByRole('checkbox', { name: /Offers and articles/ })).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('NID Number').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Please fill in: Full Name')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test('the forms are accessible in light and dark when something is wrong', async ({ page }) => {
  await open(page, '/login');
  await main(page).getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expectAccessibleInLightAndDark(page);
  await open(page, '/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessibleInLightAndDark(page);
});

test('news and the menu of the person are accessible in light and dark', async ({
  page,
  request,
}) => {
  const { token, password, name } = await register(request);
  await request.put('/api/auth/change-password', {
    headers: { authorization: `Bearer ${token}` },
    data: { currentPassword: password, newPassword: 'another-one-1' },
  });
  await signInPage(page, token);
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await expectAccessibleInLightAndDark(page);
});

test('the menu is used by the keyboard alone', async ({ page, request }) => {
  const { token, name } = await register(request);
  await signInPage(page, token);
  await open(page, '/');
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});

for (const [what, name] of [
  ['tags', '<img src=x onerror="window.harmed=1"><script>window.harmed=2</script>'],
  ['signs alone', '🙂🙂🙂'],
  ['letters from right to left', '\u202eনাম‎ abc'],
  ['one long word', 'ক্ষ্ম'.repeat(24)],
] as const) {
  test(`a name of ${what} is shown as text and breaks no screen`, async ({ page, request }) => {
    const { token } = await register(request, { ...newcomer(), name });
    await signInPage(page, token);
    await open(page, '/profile');
    await expect(page.getByRole('definition').first()).toHaveText(name);
    await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
    await expect(page.getByRole('banner').getByText(name).last()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(await page.evaluate(() => Object.hasOwn(window, 'harmed'))).toBe(false);
  });
}
