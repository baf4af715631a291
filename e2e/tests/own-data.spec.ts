import { readFile } from 'node:fs/promises';
import { book } from './booking.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';
import { register, signInPage } from './person.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d/ });

test('somebody downloads all that is kept of them, with their password', async ({
  page,
  request,
}) => {
  const person = await register(request);
  const { reference } = await book(request, person.token);
  await signInPage(page, person.token);
  await open(page, '/profile');
  const part = page.getByRole('region', { name: 'Your data' });
  await part.getByRole('button', { name: 'Download my data' }).click();
  await expectAccessible(page);
  await part.getByLabel('Current password', { exact: true }).fill('not-this-one');
  await part.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(part.getByLabel('Current password', { exact: true })).toBeFocused();
  await expect(part.getByLabel('Current password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await part.getByLabel('Current password', { exact: true }).fill(person.password);
  const downloading = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const file = await readFile(await download.path());
  // A ZIP whose texts are not compressed.
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect(file.includes(reference)).toBe(true);
  await expect(part.getByRole('button', { name: 'Download my data' })).toBeVisible();
});

test('says that a server does not hand it out', async ({ page, request }) => {
  const person = await register(request);
  await signInPage(page, person.token);
  await page.route('**/users/data-export', (route) => route.fulfill({ status: 404, json: {} }));
  await open(page, '/profile');
  const part = page.getByRole('region', { name: 'Your data' });
  await part.getByRole('button', { name: 'Download my data' }).click();
  await part.getByLabel('Current password', { exact: true }).fill(person.password);
  await part.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(part.getByRole('alert')).toContainText('Failed to prepare your data');
});
