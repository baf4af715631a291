import { expect, open, test } from '../tests/page.ts';

// The browser notes the call that the server does not know.
test.use({ complaint: /status of 404/ });

test('a server without suggestions is searched as before, and asked for none again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') return;
    if (response.url().includes('/search/suggestions')) asked.push(String(response.status()));
  });
  await open(page, '/service');
  const field = page.getByRole('searchbox', { name: 'Search services' });
  const first = page.waitForResponse(/search\/suggestions/);
  await field.pressSequentially('wel');
  await first;
  await field.pressSequentially('d');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/search=weld/);
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('weld');
  await expect(page.locator('mark')).toHaveCount(0);
  expect(asked).toEqual(['404']);
});
