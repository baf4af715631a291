import { fill, fillAll, guest, openForm, submit } from '../tests/booking.ts';
import { expect, test } from '../tests/page.ts';

// It takes no keys: the browser notes that it was asked.
test.use({ complaint: /status of 404|field idempotency-key is not allowed|net::ERR_FAILED/ });

test('a server that does not count visits of forms is told of none, left or sent', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('form-visits')) told.push(request.url());
  });
  await openForm(page, '/service/visas/full');
  const asked = page.waitForResponse('**/api/settings/contact/public');
  await fill(page, guest);
  await (await asked).finished();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await fillAll(page);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
  await page.goto('about:blank');
  expect(told).toEqual([]);
});
