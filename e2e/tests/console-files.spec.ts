import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

test(
  'a file of services shows what it does, is imported whole, kept as a version, and undone by one key',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const word = `Bhola${crypto.randomUUID().slice(0, 6)}`;
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const made = await request.post('/api/admin/services', {
      headers,
      data: { name: `Ferry ${word}`, isActive: true },
    });
    const { _id: id } = ((await made.json()) as { data: { _id: string } }).data;
    const found = async () => {
      const answer = await request.get(`/api/services?search=${word}`);
      return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
    };
    const choose = (rows: string) =>
      page.getByLabel('File of services').setInputFiles({
        name: 'services.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`ID,Name,Active\r\n${rows}`),
      });

    await openConsole(page, request, '/catalogue');
    await page.getByRole('link', { name: 'Import CSV' }).click();
    await choose(`${id},Launch ${word},maybe\r\n`);
    await expect(page.getByText('1 row is refused')).toBeVisible();
    await expect(page.getByText('Write yes or no')).toBeVisible();
    await expectAccessible(page);

    await choose(`${id},Launch ${word},yes\r\n,Bus ${word},yes\r\n`);
    await expect(page.getByText(`Ferry ${word}`)).toBeVisible();
    await expectAccessible(page);
    expect(await found()).toEqual([`Ferry ${word}`]);
    await page.getByRole('button', { name: 'Import 2 services' }).click();
    await expect(page.getByText('You imported 2 services, 1 of them new.')).toBeVisible();
    expect((await found()).toSorted()).toEqual([`Bus ${word}`, `Launch ${word}`]);

    await page.goto(`/admin/catalogue/services/${id}`);
    await page.getByRole('link', { name: 'Versions' }).click();
    const latest = page.getByRole('region', { name: 'Version 2' });
    await expect(latest.getByText(`Launch ${word}`)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await page.goto('/admin/catalogue');
    await expect(page.getByText('You imported 2 services, 1 of them new.')).toBeVisible();
    await page.keyboard.press('z');
    await expect.poll(found).toEqual([`Ferry ${word}`]);
  },
);
