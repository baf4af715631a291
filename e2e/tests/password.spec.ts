import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { mailedToken, newcomer, register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d|net::ERR_FAILED/ });

test('a forgotten password is set anew by the link in the mail, once', async ({
  page,
  request,
}) => {
  const { email } = await register(request);
  await open(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();

  const token = await mailedToken(email, '/reset-password');
  await open(page, `/reset-password?token=${token}`);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm new password').fill('123456');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('12345');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByLabel(label, { exact: true }).fill('brand-new-1');
  }
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('brand-new-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
});

test('says the same to an address that nobody has', async ({ page }) => {
  const { email } = newcomer();
  await open(page, '/forgot-password');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
});

test('a link that is not valid any more says so and leads to a new one', async ({ page }) => {
  await open(page, '/reset-password?token=made-up');
  for (const label of ['New password', 'Confirm new password']) {
    await page.getByLabel(label, { exact: true }).fill('brand-new-1');
  }
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a link without its token says so', async ({ page }) => {
  await open(page, '/reset-password');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});

test('the address of an account is confirmed by a press, not by opening the link', async ({
  page,
  request,
}) => {
  const { email, token: session } = await register(request);
  const token = await mailedToken(email, '/verify-email');
  await signInPage(page, session);
  await open(page, `/verify-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Your address is confirmed.')).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeHidden();
});

test('the address of an account that is not signed in here is confirmed with its password', async ({
  page,
  request,
}) => {
  const { email, password } = await register(request);
  const token = await mailedToken(email, '/verify-email');
  await open(page, `/verify-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('not-it');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription('This is not the password of that account.');
  await expect(field).toBeFocused();
  await field.fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Thank you. Your address is confirmed.')).toBeVisible();
});

test('says that an address belongs to another account, which was confirmed first', async ({
  page,
  request,
}) => {
  const first = await register(request);
  const firstToken = await mailedToken(first.email, '/verify-email');
  const second = await register(request, { ...newcomer(), email: first.email });
  await signInPage(page, second.token);
  let token = firstToken;
  await expect
    .poll(async () => (token = await mailedToken(first.email, '/verify-email')))
    .not.toBe(firstToken);
  const confirmed = await request.post('/api/auth/verify-email', {
    data: { token: firstToken, password: first.password },
  });
  expect(confirmed.status()).toBe(200);
  await open(page, `/verify-email?token=${token}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work');
  await expect(page.getByText(/This address belongs to another account/)).toBeVisible();
});

test('changes the password of who knows it', async ({ page, request }) => {
  const { token, password } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password').fill('not-it');
  await form.getByLabel('New password', { exact: true }).fill('brand-new-1');
  await form.getByLabel('Confirm new password').fill('brand-new-1');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your current password is not correct.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeFocused();
  // The session goes on: a wrong password is no expired session.
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveValue('');
});
