import { randomUUID } from 'node:crypto';
import { expect, open, test } from '../tests/page.ts';

/** A page that nobody has asked for before: none is kept of it. */
const unseen = (path: string) => `${path}?search=${randomUUID()}`;

// The header has the categories where there is room.
test.use({ viewport: { width: 1280, height: 800 } });

test('sends the frame before its categories have come, and keeps the page once it is whole', async ({
  page,
  request,
}) => {
  const address = unseen('/bn/login');
  const first = await request.get(address);
  expect(first.headers()['cache-control']).toBe('private, no-store');
  const html = await first.text();
  expect(html).toContain('সেবার ধরন লোড হচ্ছে');
  expect(html).not.toContain('Visas');

  await open(page, unseen('/bn/login'));
  const categories = page.getByRole('navigation', { name: 'সেবার ধরন' });
  await expect(categories.getByText('Visas').first()).toBeVisible();

  await expect
    .poll(async () => (await request.get(address)).headers()['cache-control'])
    .toContain('public');
  expect(await (await request.get(address)).text()).toContain('Visas');
});

test('sends a service that takes its time as a page that loads it; crawlers get it whole', async ({
  page,
  request,
}) => {
  const address = unseen('/service/visas/slow');
  const first = await request.get(address);
  expect(first.headers()['cache-control']).toBe('private, no-store');
  expect(await first.text()).toContain('Loading service details...');

  await open(page, unseen('/service/visas/slow'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Visa');
  await expect(page).toHaveTitle(/^Slow Visa/);

  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  // The page waits some tenths of a second for the answer, which may take longer on a busy machine.
  await expect
    .poll(async () => (await request.get(unseen('/service/details/missing'))).status())
    .toBe(404);
  const whole = await request.get(unseen('/service/visas/slow'), {
    headers: { 'user-agent': crawler },
  });
  expect(whole.headers()['cache-control']).toContain('public');
  expect(await whole.text()).toContain('<title>Slow Visa');
});
