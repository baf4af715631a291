import { dismissToast, expect, open, test } from './page.ts';
import { confirmAddress, mailedToken, newcomer, register, type Newcomer } from './person.ts';
import type { Page } from '@playwright/test';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d|net::ERR_FAILED/ });

async function fill(page: Page, person: Partial<Newcomer> & { confirmation?: string }) {
  const { name, email, phone, password, confirmation = password } = person;
  const labels = {
    'Full Name': name,
    Email: email,
    Phone: phone,
    Password: password,
    'Confirm Password': confirmation,
  };
  for (const [label, value] of Object.entries(labels)) {
    if (value !== undefined) {
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
    }
  }
}
const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test('makes an account, welcomes, and shows who is signed in', async ({ page }) => {
  const person = newcomer();
  await open(page, '/register');
  await fill(page, person);
  await submit(page);
  await expect(page.getByText('Account created successfully! Welcome to Pothik')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await dismissToast(page);
  await page.getByRole('button', { name: person.name }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['My Profile', 'My Bookings', 'Logout']);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toMatch(/^[\w-]{43}$/);
});

test('checks the passwords first, then their length, then the phone', async ({ page }) => {
  await open(page, '/register');
  await fill(page, { ...newcomer(), phone: '0123', password: '123', confirmation: '456' });
  await submit(page);
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();

  await fill(page, { password: '123' });
  await submit(page);
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await fill(page, { password: 'long-enough' });
  await submit(page);
  const wrongPhone = 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)';
  await expect(page.getByText(wrongPhone)).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(wrongPhone);
  // Nothing that was typed is lost.
  await expect(page.getByLabel('Full Name')).toHaveValue('Rahima Khatun');
});

test('asks for what is missing and takes the focus there', async ({ page }) => {
  await open(page, '/register');
  await submit(page);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const label of ['Full Name', 'Email', 'Phone', 'Password', 'Confirm Password']) {
    await expect(page.getByText(`Please fill in: ${label}`, { exact: true })).toBeVisible();
  }
});

test('takes Bangla digits for a phone, and no more than eleven', async ({ page }) => {
  await open(page, '/register');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.pressSequentially('০১৭১২ ৩৪৫৬৭৮৯৯');
  await expect(phone).toHaveValue('01712345678');
});

test('says the same for an address that has an account; its mailbox alone is told', async ({
  page,
  request,
}) => {
  const known = await register(request);
  await confirmAddress(request, known);
  await open(page, '/register');
  await fill(page, { ...newcomer(), name: 'Karim Uddin', email: known.email });
  await submit(page);
  await expect(page.getByText('Account created successfully! Welcome to Pothik')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Karim Uddin' })).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();

  const token = await mailedToken(known.email, '/not-my-account', 'You already have an account');
  // Whoever reads the mail is somebody else.
  await page.evaluate(() => localStorage.clear());
  await open(page, `/not-my-account?token=${token}`);
  await page.getByRole('button', { name: 'Remove the account' }).click();
  await expect(page.getByText('The account was removed.')).toBeVisible();
  const login = await request.post('/api/auth/login', { data: known });
  expect(((await login.json()) as { user: object }).user).toMatchObject({ name: known.name });
});

test('keeps what was typed where the server refuses it', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, message: 'Taken', code: 'conflict', fields: { email: 'Taken' } },
    }),
  );
  const person = newcomer();
  await open(page, '/register');
  await fill(page, person);
  await submit(page);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Taken');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('says so when the line is cut, and keeps what was typed @phone', async ({ page }) => {
  const person = newcomer();
  await open(page, '/register');
  await page.route('**/api/auth/register', (route) => route.abort());
  await fill(page, person);
  await submit(page);
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeFocused();
  await page.unroute('**/api/auth/register');
  await submit(page);
  await expect(page.getByText('Account created successfully! Welcome to Pothik')).toBeVisible();
});

test('can be filled in by password managers', async ({ page }) => {
  await open(page, '/register');
  const completions = await page
    .getByRole('main')
    .locator('input:not([type=checkbox])')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  expect(completions).toEqual(['name', 'email', 'tel-national', 'new-password', 'new-password']);
});

test('shows and hides the password', async ({ page }) => {
  await open(page, '/register');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
