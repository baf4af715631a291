import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

test('a device that was lost is seen and signed out from here', async ({ page, request }) => {
  const { email, password, token } = await register(request);
  const login = await request.post('/api/auth/login', {
    data: { email, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/142.0.0.0 Mobile' },
  });
  const { token: lost } = (await login.json()) as { token: string };
  await signInPage(page, token);
  await open(page, '/profile');
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await card.getByRole('button', { name: 'Show devices' }).click();
  const devices = card.getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Sign out there: Chrome on Android/ }).click();
  await expect(devices).toHaveCount(1);
  // No other entry has anything to press.
  await expect(card.getByRole('heading')).toBeFocused();
  await expect(card.getByText('You are signed in nowhere else.')).toBeVisible();
  const headers = { authorization: `Bearer ${lost}` };
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401);
});
