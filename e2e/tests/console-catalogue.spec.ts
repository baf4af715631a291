import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { noisePng } from './noise-png.ts';
import { expect, expectToastsOverHeader, open, test } from './page.ts';

/** A service that no other journey looks at. */
const service = 'bmet-smart-card';

test('a service that is edited shows on the storefront at once, and the change can be undone @desktop', async ({
  page,
  request,
  browser,
}) => {
  const mark = `Answered within ${crypto.randomUUID().slice(0, 8)}`;
  const visitor = await browser.newPage();
  await openConsole(page, request, `/catalogue/services/${service}`);
  const address = new URL(`/service/details/${service}`, page.url()).href;
  await open(visitor, address);
  await expect(visitor.getByText(mark)).toHaveCount(0);

  const benefits = page.getByLabel('Benefits');
  const before = await benefits.inputValue();
  await benefits.fill(`${before}\n${mark}`);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.press('Control+End');
  await description.press('Enter');
  await page.getByRole('button', { name: 'Bold' }).click();
  await description.pressSequentially('Ask us about it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As visitors will see it' });
  await expect(preview.getByText(mark)).toBeVisible();
  await expect(preview.locator('b, strong').getByText('Ask us about it.')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
  await expectToastsOverHeader(page);

  const fresh = await browser.newPage();
  await open(fresh, address);
  await expect(fresh.getByText(mark)).toBeVisible();
  await expect(fresh.locator('b, strong').getByText('Ask us about it.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The last change is undone.')).toBeVisible();
  await expect(benefits).toHaveValue(before);
  const last = await browser.newPage();
  await open(last, address);
  await expect(last.getByText(mark)).toHaveCount(0);
  for (const opened of [visitor, fresh, last]) await opened.close();
});

test.describe('two at once', () => {
  test.use({ complaint: /status of 409/ });

  test('whoever saves a draft second is told and chooses @desktop', async ({ page, request }) => {
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const made = await request.post('/api/admin/services', {
      headers,
      data: { name: 'Draft of two', isActive: false },
    });
    const { data } = (await made.json()) as { data: { _id: string } };
    const path = `/api/admin/services/${data._id}`;
    await openConsole(page, request, `/catalogue/services/${data._id}`);
    await page.getByLabel('Country').fill('Portugal');
    await request.put(path, { headers, data: { country: 'Spain', education: 'None needed' } });
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
    await expect(notice).toBeVisible();
    // What was not touched is theirs, what was is mine.
    await expect(page.getByLabel('Education')).toHaveValue('None needed');
    await expect(page.getByLabel('Country')).toHaveValue('Portugal');
    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();
    const stored = (await (await request.get(path, { headers })).json()) as {
      data: { location: object; education: string };
    };
    expect(stored.data).toMatchObject({
      location: { country: 'Portugal' },
      education: 'None needed',
    });

    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Draft of two (copy)');
    await page.goto(`/admin/catalogue/services/${data._id}`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL(/\/admin\/catalogue$/);
    expect((await request.get(path, { headers })).status()).toBe(404);
  });
});

test('everybody can use the catalogue, the articles and the settings', async ({
  page,
  request,
}) => {
  await openConsole(page, request, '/catalogue');
  await expect(page.getByRole('table', { name: 'Services' })).toBeVisible();
  await expectAccessible(page);
  for (const [path, control] of [
    ['/catalogue/categories', 'New category'],
    ['/catalogue/categories/jobs-abroad', 'Save'],
    ['/catalogue/services/new', 'Save'],
    ['/insights', 'New article'],
    ['/insights/new', 'Save'],
    ['/settings', 'Save'],
  ] as const) {
    await page.goto(`/admin${path}`);
    const found = page
      .getByRole('button', { name: control })
      .or(page.getByRole('link', { name: control }));
    await expect(found.first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('pictures are chosen together for a service, and one alone as the logo', async ({
  page,
  request,
}) => {
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: noisePng(3_000) });
  await openConsole(page, request, '/catalogue/services/new');
  const place = page.getByLabel('Add a picture');
  await place.setInputFiles([picture('beach.png'), picture('boat.png')]);
  await expect(page.getByLabel('What picture 2 shows')).toBeVisible();
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByLabel('What picture 2 shows')).toBeHidden();
  await expectAccessible(page);

  await page.goto('/admin/settings');
  await place.setInputFiles(picture('logo.png'));
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
  // There is one logo: nothing to put in order, and no place for a second.
  await expect(place).toBeHidden();
  await expect(page.getByRole('button', { name: /^Move picture/ })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('what can not be', () => {
  test.use({ complaint: /status of 40[09]/ });

  test('is told beside its field, and nothing is lost @desktop', async ({ page, request }) => {
    await openConsole(page, request, '/catalogue/categories/new');
    await page.getByLabel('Name', { exact: true }).fill('Jobs & Work');
    await page.getByLabel('Name', { exact: true }).press('Tab');
    await expect(page.getByLabel('Address')).toHaveValue('jobs-work');
    await page.getByLabel('Address').fill('details');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Address').fill('jobs-abroad');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('has this address already');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jobs & Work');
  });
});
