import { createClient } from '@pothik/api-client';
import { colleague, colleaguePassword as password, signInConsole, stranger } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

test('an owner issues a key, a program works with it, and it ends when it is revoked', async ({
  page,
  request,
  baseURL,
}) => {
  const owner = await colleague(request, 'owner');
  const { name: program } = stranger();
  await signInConsole(page, owner.token);
  await page.goto('/admin/people/staff');
  const areas = page.getByRole('navigation', { name: 'Parts of people' });
  await areas.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Issue a key' }).click();
  const issuing = page.getByRole('dialog', { name: 'Issue an API key' });
  await issuing.getByLabel('Name').fill(program);
  await expectAccessible(page);
  await issuing.getByLabel('Current password').fill(password);
  await issuing.getByRole('button', { name: 'Issue key' }).click();
  await expect(page.getByRole('heading', { name: `The key of ${program}` })).toBeFocused();
  const key = (await page.getByLabel('API key', { exact: true }).textContent()) ?? '';
  expect(key).toMatch(/^ptk_[\w-]{43}$/);
  await expectAccessible(page);

  const client = createClient({ origin: baseURL ?? '', token: { get: () => key } });
  expect((await client.staffBookings.list({ limit: 1 })).data.length).toBeLessThanOrEqual(1);
  await expect(client.cannedReplies.update({ version: 0, replies: [] })).rejects.toMatchObject({
    code: 'forbidden',
    serverMessage: 'This API key is read-only: it may make calls of method GET alone.',
  });

  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: program });
  await expect(line.getByText('Agent, read only')).toBeVisible();
  await expect(line.getByText('Never used')).toHaveCount(0);
  await expectAccessible(page);
  await line.getByRole('button', { name: `Revoke ${program}` }).click();
  const revoking = page.getByRole('dialog', { name: `Revoke the key of ${program}?` });
  await revoking.getByLabel('Current password').fill(password);
  await revoking.getByRole('button', { name: 'Revoke key' }).click();
  await expect(line).toHaveCount(0);
  await expect(client.staffBookings.list()).rejects.toMatchObject({ code: 'unauthorized' });

  await areas.getByRole('link', { name: 'Log' }).click();
  await expect(page.getByRole('row', { name: `Revoked an API key ${program}` })).toBeVisible();
});
