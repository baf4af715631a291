import type { Browser, Page } from '@playwright/test';
import {
  colleague,
  colleaguePassword as password,
  countOf,
  openConsole,
  signInConsole,
  staffToken,
  stranger,
} from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';
import { mailedToken, register } from './person.ts';

const console = (page: Page) => page.getByRole('navigation', { name: 'Console' });

async function invite(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Another person's browser, at the page behind the link in the mail. */
async function openInvitation(browser: Browser, page: Page, email: string) {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const theirs = await context.newPage();
  const token = await mailedToken(email, '/admin/invitation');
  await theirs.goto(new URL(`/admin/invitation?token=${token}`, page.url()).href);
  return theirs;
}

test.describe('joining and leaving', () => {
  // The browser notes calls that the server refuses.
  test.use({ complaint: /status of [45]\d\d/ });

  test('who is invited joins by the mail, finds what an agent may do, and is thrown out at once', async ({
    page,
    request,
    browser,
  }) => {
    // Two people in two browsers, looked at by axe four times.
    test.slow();
    const person = stranger();
    await openConsole(page, request, '/people/staff');
    await invite(page, person);
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expectAccessible(page);

    const theirs = await openInvitation(browser, page, person.email);
    await expect(theirs.getByRole('heading', { name: 'Join the staff' })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByLabel('Confirm password').fill('another-1');
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs.getByText('Passwords do not match')).toBeVisible();
    await theirs.getByLabel('Confirm password').fill(password);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(console(theirs).getByRole('link')).toHaveText([
      'Overview',
      'Inbox',
      'Bookings',
      'People',
    ]);
    await console(theirs).getByRole('link', { name: 'Inbox' }).click();
    await expect(theirs.getByRole('tab', { name: /Waiting/ })).toBeVisible();
    await theirs.goto(new URL('/admin/catalogue', page.url()).href);
    await expect(theirs.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
    await expectAccessible(theirs);
    await console(theirs).getByRole('link', { name: 'People' }).click();
    const parts = theirs.getByRole('navigation', { name: 'Parts of people' });
    await expect(parts.getByRole('link')).toHaveText(['Customers']);

    await page.reload();
    await page
      .getByRole('table', { name: 'Staff' })
      .getByRole('link', { name: person.name })
      .click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText(`${person.name} can’t sign in any more.`)).toBeVisible();
    await expect(page.getByText('Nowhere at the moment.')).toBeVisible();
    // Without a touch of theirs: the server cuts the line of a session that has ended, and their page asks why.
    const signIn = theirs.getByRole('dialog', { name: 'Sign in again' });
    await signIn.getByLabel('Email').fill(person.email);
    await signIn.getByLabel('Password', { exact: true }).fill(password);
    await signIn.getByRole('button', { name: 'Sign In' }).click();
    await expect(signIn.getByRole('alert')).toContainText('deactivated');
    await theirs.context().close();
  });

  test('a link that was used, or was never one, says so', async ({ page, request }) => {
    const { email } = await colleague(request, 'agent');
    const token = await mailedToken(email, '/admin/invitation');
    for (const query of [`?token=${token}`, '?token=made-up', '']) {
      await page.goto(`/admin/invitation${query}`);
      await expect(
        page.getByRole('heading', { name: 'This invitation is not valid any more' }),
      ).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('of two who change the same account the later one is told and chooses @desktop', async ({
    page,
    request,
  }) => {
    const person = await colleague(request, 'agent');
    await openConsole(page, request, `/people/staff/${person.id}`);
    await page.getByLabel('Role').selectOption('owner');
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const data = { role: 'editor' };
    await request.put(`/api/admin/staff/${person.id}`, { headers, data });
    await page.getByRole('button', { name: 'Change role' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
    await expect(notice).toContainText('It is editor now');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Drop mine' }).click();
    await expect(page.getByLabel('Role')).toHaveValue('editor');
  });

  test('somebody who belongs to the staff is not invited, and an invitation can be taken back @desktop', async ({
    page,
    request,
  }) => {
    const known = await colleague(request, 'agent');
    await openConsole(page, request, '/people/staff');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
    await dialog.getByLabel('Name').fill('Again');
    await dialog.getByLabel('E-mail').fill(known.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('belongs to one of the staff already')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const person = stranger();
    await invite(page, person);
    await page.getByRole('button', { name: `Take back: ${person.email}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('The invitation is taken back.')).toBeVisible();
    await expect(page.getByText(person.email, { exact: true })).toHaveCount(0);
  });
});

test('a customer is found, with what they have booked and asked', async ({ page, request }) => {
  const person = stranger();
  const { token } = await register(request, person);
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: person.name, phone: person.phone, message: 'Is it far?' };
  expect((await request.post('/api/chats/start', { headers, data })).status()).toBe(200);

  await openConsole(page, request, '/people');
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(person.name);
  await expect(page.getByText(countOf('1 customer'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const chats = page.getByRole('region', { name: 'Chats' });
  await expect(chats.getByText('Is it far?')).toBeVisible();
  await expect(page.getByText('Nothing is booked yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(person.name);
  await page.goto('/admin/people?search=nobody-is-called-so');
  await expect(page.getByText('No customers match')).toBeVisible();
});

test('an owner reads who did what, and where it stands', async ({ page, request }) => {
  const person = await colleague(request, 'editor');
  const headers = { authorization: `Bearer ${person.token}` };
  const name = `Logged ${crypto.randomUUID().slice(0, 8)}`;
  const made = await request.post('/api/admin/services', {
    headers,
    data: { name, isActive: false },
  });
  expect(made.status()).toBe(200);
  await openConsole(page, request, '/people/log');
  await expect(page.getByRole('table', { name: 'Log' })).toBeVisible();
  await page.getByLabel('What', { exact: true }).selectOption('service');
  await page.getByLabel('Who', { exact: true }).selectOption(person.id);
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Added a service' })).toContainText(name);
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('one sees where one is signed in, and signs out there', async ({ page, request }) => {
  const person = await colleague(request, 'agent');
  const login = await request.post('/api/auth/login', {
    data: { email: person.email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140.0' },
  });
  expect(login.status()).toBe(200);
  const { token: elsewhere } = (await login.json()) as { token: string };
  await signInConsole(page, person.token);
  await page.goto('/admin');
  await page.getByRole('link', { name: person.name }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where you are signed in' }),
  ).toBeVisible();
  await expect(page.getByText('This one')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sign out there: Firefox on Android/ }).click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(page.getByText('Firefox on Android')).toHaveCount(0);
  const answer = await request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${elsewhere}` },
  });
  expect(answer.status()).toBe(401);
});

test.describe('a new password', () => {
  // The browser notes that the server refuses the wrong one.
  test.use({ complaint: /status of 401/ });

  test('needs the old one, and signs out everywhere else @desktop', async ({ page, request }) => {
    const person = await colleague(request, 'agent');
    const data = { email: person.email, password };
    const login = await request.post('/api/auth/login', { data });
    const { token: elsewhere } = (await login.json()) as { token: string };
    await signInConsole(page, person.token);
    await page.goto('/admin/sessions');
    const sessions = page.getByRole('main').getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    for (const label of ['New password', 'Confirm new password']) {
      await page.getByLabel(label, { exact: true }).fill('brand-new-one');
    }
    await page.getByLabel('Current password').fill('wrong-one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your current password is not correct.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(sessions).toHaveCount(1);
    const headers = { authorization: `Bearer ${elsewhere}` };
    expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
  });
});
