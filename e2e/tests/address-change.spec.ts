import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { confirmAddress, mailedToken, newcomer, register, signInPage } from './person.ts';

// The browser notes calls that the server refuses.
test.use({ complaint: /status of [45]\d\d/ });

test('another e-mail address needs the password, and its former mailbox undoes it', async ({
  page,
  request,
}) => {
  const person = await register(request);
  await confirmAddress(request, person);
  await signInPage(page, person.token);
  await open(page, '/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await details.getByRole('button', { name: 'Edit' }).click();
  const password = details.getByLabel('Current password', { exact: true });
  await expect(password).toHaveCount(0);
  const { email } = newcomer();
  await details.getByLabel('Email').fill(email);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(password).toBeFocused();
  await password.fill('a-guess-77');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Your current password is not correct.')).toBeVisible();
  await expect(details.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await password.fill(person.password);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(details.getByText(email)).toBeVisible();

  const token = await mailedToken(person.email, '/undo-address-change');
  await open(page, `/undo-address-change?token=${token}`);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByText('Your account has its former address again')).toBeVisible();
  expect(await mailedToken(person.email, '/reset-password')).not.toBe('');
  const login = await request.post('/api/auth/login', { data: person });
  expect(login.status()).toBe(401);
});
