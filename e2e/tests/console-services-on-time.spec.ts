import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './page.ts';

/** As a field of type `datetime-local` takes a moment, in Dhaka. */
const inDhaka = (moment: number) => new Date(moment + 6 * 60 * 60_000).toISOString().slice(0, 16);

const day = 24 * 60 * 60_000;

test.describe('a service with moments', () => {
  // A moment of the past is refused, and a draft is not found.
  test.use({ complaint: /status of 40[04]/ });

  test('is published and taken back by itself @desktop', async ({ page, request, browser }) => {
    const title = `Eid tour ${crypto.randomUUID().slice(0, 8)}`;
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    const data = { name: title, isActive: false };
    const made = await request.post('/api/admin/services', { headers, data });
    const { _id: id } = ((await made.json()) as { data: { _id: string } }).data;
    await openConsole(page, request, `/catalogue/services/${id}`);

    const publishAt = page.getByLabel('Publish at (Dhaka)');
    const takeBackAt = page.getByLabel('Take back at (Dhaka)');
    await publishAt.fill(inDhaka(Date.now() + day));
    await takeBackAt.fill(inDhaka(Date.now() - day));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a moment that is still to come').first()).toBeVisible();
    await takeBackAt.fill(inDhaka(Date.now() + 2 * day));
    await page.getByRole('button', { name: 'Save' }).click();
    const saved = page.getByRole('status').filter({ hasText: 'Saved. It goes out at its moment.' });
    await expect(saved).toBeVisible();
    await expectAccessible(page);
    // The same is told of the next change.
    await saved.getByRole('button', { name: 'Dismiss' }).click();
    await expect(saved).toBeHidden();

    await page.getByRole('link', { name: 'All services' }).click();
    await page.getByLabel('State').selectOption('Scheduled');
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText(/Goes out on \d+\s\w+/);
    await expect(row).toContainText(/Taken back on \d+\s\w+/);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);

    // This very minute has begun: it goes out at the next look.
    await row.getByRole('link', { name: title, exact: true }).click();
    await publishAt.fill(inDhaka(Date.now()));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(saved).toBeVisible();
    const address = `/api/services/${id}`;
    const status = async () => (await request.get(address)).status();
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    const visitor = await browser.newPage();
    await open(visitor, new URL(`/service/details/${id}`, page.url()).href);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visitor.close();
    await page.reload();
    await expect(page.getByLabel('Visible to visitors')).toBeChecked();
    await expect(publishAt).toHaveCount(0);

    const unpublishAt = new Date(Date.now() + 2_000).toISOString();
    await request.put(`/api/admin/services/${id}`, { headers, data: { unpublishAt } });
    await expect.poll(status, { timeout: 20_000 }).toBe(404);
    await page.goto('/admin/people/log?kind=service');
    const logged = page.getByRole('row', { name: new RegExp(title) }).first();
    await expect(logged).toContainText('The server, as planned');
    await expect(logged).toContainText('taken back at its moment');
  });
});
