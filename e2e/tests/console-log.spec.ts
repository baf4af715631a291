import { signInConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

test('an owner looks in the log for who changed what, and reads it before and after', async ({
  page,
  request,
}) => {
  const token = await staffToken(request);
  const headers = { authorization: `Bearer ${token}` };
  const word = crypto.randomUUID().slice(0, 8);
  const before = `Draft ${word}`;
  const made = await request.post('/api/admin/services', {
    ...{ headers, data: { name: before, isActive: false } },
  });
  const { data } = (await made.json()) as { data: { _id: string } };
  const changed = await request.put(`/api/admin/services/${data._id}`, {
    ...{ headers, data: { name: `Renamed ${word}`, country: 'Nepal' } },
  });
  expect(changed.status()).toBe(200);

  await signInConsole(page, token);
  await page.goto('/admin/people/log');
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(before.toUpperCase());
  const row = page.getByRole('row', { name: /Changed a service/ });
  await expect(row).toHaveCount(1);
  await expect(page).toHaveURL(/search=DRAFT/);
  await row.getByText('Changed: Name, Country').click();
  await expect(row.getByRole('definition').first()).toContainText(`Renamed ${word}`);
  await expect(row.getByRole('definition').first()).toContainText(before);
  await expectAccessible(page);
  await row.getByRole('link', { name: `Renamed ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Renamed ${word}` })).toBeVisible();
});
