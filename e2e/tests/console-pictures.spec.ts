import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { noisePng } from './noise-png.ts';
import { expect, test } from './page.ts';

test('a picture is cropped in the library, chosen for a service, and shown so on its card', async ({
  page,
  request,
}) => {
  const name = crypto.randomUUID().slice(0, 8);
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  await openConsole(page, request, '/catalogue/pictures');
  await expect(page.getByRole('link', { name: /Shown \d+ times?/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'ferry.png', mimeType: 'image/png', buffer: noisePng(40_000) });
  await page.getByLabel('What it shows').fill(`Ferry ${name}`);
  await page.getByLabel('Shape').selectOption('4:3, as on cards');
  const area = page.getByRole('group', { name: /The part that is shown/ });
  await expect(area).toBeVisible();
  await area.press('ArrowDown');
  await page.getByLabel('From the top').press('Home');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It is shown so everywhere now.')).toBeVisible();
  await expect(page.getByText('Nothing shows it.')).toBeVisible();

  const made = await request.post('/api/admin/services', {
    headers,
    // No visitor's list is any longer by it.
    data: { name: `Cruise ${name}`, isActive: false },
  });
  const { data } = (await made.json()) as { data: { _id: string } };
  await page.goto(`/admin/catalogue/services/${data._id}`);
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose pictures' });
  await chooser.getByLabel('Search pictures').fill(name);
  await chooser.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expectAccessible(page);
  await chooser.getByRole('button', { name: 'Choose 1 picture' }).click();
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue(`Ferry ${name}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: `Ferry ${name}` });
  await expect(shown).toHaveAttribute('src', /^\/media\/[\w-]+\/1\/960\.webp$/);
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalHeight))
    .toBe(86);
});

test('a picture that nothing shows is removed, and put back @desktop', async ({
  page,
  request,
}) => {
  await openConsole(page, request, '/catalogue/pictures?use=unused');
  await page
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer: noisePng(3_000) });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('The picture is back.')).toBeVisible();
});
