import type { APIRequestContext, Page } from '@playwright/test';
import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

/** Something of the catalogue that no other journey looks at, past the screens. */
async function make(request: APIRequestContext, kind: 'services' | 'insights', data: object) {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const answer = await request.post(`/api/admin/${kind}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const made = (await answer.json()) as { data: { _id: string } };
  const path = `/api/admin/${kind}/${made.data._id}`;
  return {
    id: made.data._id,
    change: (changed: object) => request.put(path, { headers, data: changed }),
    translate: (words: object) => request.put(`${path}/translations/bn`, { headers, data: words }),
  };
}

const service = (name: string) => ({
  name,
  description: '<p>Ready in a week.</p>',
  benefits: ['Help with the form', 'News by phone'],
  fees: [{ label: 'Visa fee', amount: 5_000, currency: 'BDT', per: 'adult', due: 'On submission' }],
  isActive: true,
});

test('a service that is translated and published is read in Bangla at once, and falls behind when the English changes @desktop', async ({
  page,
  request,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Visa for Laos ${mark}`;
  const { id, change } = await make(request, 'services', service(name));
  /** As somebody reads it who has not been here before. */
  const read = async (look: (visitor: Page) => Promise<void>) => {
    const visitor = await browser.newPage();
    await open(visitor, new URL(`/bn/service/details/${id}`, page.url()).href);
    await look(visitor);
    await visitor.close();
  };
  const inEnglish = (visitor: Page) =>
    expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  await openConsole(page, request, `/catalogue?search=${mark}&translation=missing`);
  await page.getByRole('link', { name: `${name} in Bangla: Missing` }).click();
  await expect(page.getByText('6 of 6 are not translated yet')).toBeVisible();
  await page.getByLabel('Name in Bangla').fill(`লাওসের ভিসা ${mark}`);
  await page.getByLabel('Benefit 1 in Bangla').fill('ফর্ম পূরণে সাহায্য');
  await page.getByLabel('Fee 1 in Bangla').fill('ভিসা ফি');
  await page.getByRole('textbox', { name: 'Description in Bangla' }).fill('এক সপ্তাহে পাবেন।');
  await expect(page.getByText('2 of 6 are not translated yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors don’t see it until it is published.')).toBeVisible();
  await read(inEnglish);

  await page.getByRole('button', { name: 'Publish in Bangla' }).click();
  await expect(page.getByText('Published. Visitors read it in Bangla now.')).toBeVisible();
  await read(async (visitor) => {
    const title = visitor.getByRole('heading', { level: 1, name: `লাওসের ভিসা ${mark}` });
    await expect(title).toBeVisible();
    await expect(visitor.getByText('এক সপ্তাহে পাবেন।')).toBeVisible();
    await expect(visitor.getByText('ফর্ম পূরণে সাহায্য')).toBeVisible();
    // What is not translated stands as it was written.
    await expect(visitor.getByText('News by phone')).toBeVisible();
  });

  await change({ description: '<p>Ready in two weeks.</p>' });
  await page.goto(`/admin/catalogue?search=${mark}&translation=behind`);
  await page.getByRole('link', { name: `${name} in Bangla: Behind` }).click();
  await expect(page.getByText('The English has changed since this was translated')).toBeVisible();
  await expect(page.getByText('Ready in two weeks.')).toBeVisible();
  await page.getByRole('button', { name: 'It still fits' }).click();
  await expect(page.getByText('The English has changed since')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back. Visitors read it in English now.')).toBeVisible();
  await read(inEnglish);
});

test.describe('what the server refuses', () => {
  test.use({ complaint: /status of 40[09]/ });

  test('an article that is translated and published is read in Bangla at once @desktop', async ({
    page,
    request,
    browser,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const title = `How to read a ticket ${mark}`;
    const { id } = await make(request, 'insights', {
      title,
      body: '<h3>The numbers</h3><p>Look at the time first.</p>',
      publishedAt: '2020-01-01T00:00:00Z',
    });
    await openConsole(page, request, `/insights/${id}`);
    await page.getByRole('link', { name: 'Bangla: missing' }).click();
    await page.getByRole('textbox', { name: 'Text in Bangla' }).fill('আগে সময় দেখুন।');
    await page.getByRole('button', { name: 'Publish in Bangla' }).click();
    // Without its title it can't be.
    const field = page.getByLabel('Title in Bangla');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(`টিকিট পড়ার নিয়ম ${mark}`);
    await page.getByRole('button', { name: 'Publish in Bangla' }).click();
    await expect(page.getByText('Published. Visitors read it in Bangla now.')).toBeVisible();
    await expectAccessible(page);

    const visitor = await browser.newPage();
    await open(visitor, new URL(`/bn/blog/${id}`, page.url()).href);
    const article = visitor.getByRole('article', { name: `টিকিট পড়ার নিয়ম ${mark}` });
    await expect(article).toContainText('আগে সময় দেখুন।');
    await visitor.close();
  });

  test('whoever saves a translation second is told and loses nothing @desktop', async ({
    page,
    request,
  }) => {
    const name = `Draft of two translators ${crypto.randomUUID().slice(0, 8)}`;
    const { id, translate } = await make(request, 'services', service(name));
    await openConsole(page, request, `/catalogue/services/${id}/bn`);
    await page.getByLabel('Name in Bangla').fill('আমার নাম');
    await translate({ name: 'তাঁর নাম', benefits: ['তাঁর কথা', ''] });
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'changed meanwhile' });
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Benefit 1 in Bangla')).toHaveValue('তাঁর কথা');
    await expect(page.getByLabel('Name in Bangla')).toHaveValue('আমার নাম');
    await page.reload();
    await expect(page.getByLabel('Name in Bangla')).toHaveValue('আমার নাম');
    await notice.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Visitors don’t see it')).toBeVisible();
  });
});

test('everybody can use the place where a category is translated', async ({ page, request }) => {
  await openConsole(page, request, '/catalogue/categories');
  await page.getByRole('link', { name: /^Jobs Abroad in Bangla/ }).click();
  await expect(page.getByLabel('Name in Bangla')).toHaveAttribute('lang', 'bn');
  await expectAccessible(page);
});
