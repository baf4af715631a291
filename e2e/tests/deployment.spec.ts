import type { Page } from '@playwright/test';
import {
  bookingForm,
  chooseForm,
  choosePhoto,
  fill,
  fillAll,
  guest,
  jobAddress,
  openForm,
  submit,
} from './booking.ts';
import { expect, open, reload, test, untilMendable } from './page.ts';

// The browser notes files that fail, as these are made to.
test.use({
  complaint: /net::ERR_|Failed to (?:fetch dynamically|load resource)|Error loading route module/,
});

const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1;
  });
  return loads;
};

/** A deployment has removed these files; a page that is loaded after it has others. */
async function removeFiles(page: Page, files: RegExp, until: 'the next page' | 'ever') {
  const loads = countLoads(page);
  await page.route(files, (route) =>
    loads.count > 0 && until === 'the next page'
      ? route.fallback()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  return loads;
}

const updated = 'We have updated this page.';
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('the form of a page of an earlier version opens once the page is updated', async ({
  page,
}) => {
  await open(page, jobAddress);
  await untilMendable(page);
  const loads = await removeFiles(
    page,
    /\/assets\/booking-form-[^/]+\.(?:js|css)/,
    'the next page',
  );
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(notice(page)).toContainText(updated);
  await chooseForm(page, bookingForm(page));
  expect(loads.count).toBe(1);
});

const expectAll = async (page: Page) => {
  const form = bookingForm(page);
  for (const [name, value] of Object.entries(guest))
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  await expect(form.getByText('passport-photo.jpg')).toBeVisible();
};

test('a form is there again with all that was typed and chosen', async ({ page }) => {
  await openForm(page);
  await fill(page, guest);
  await untilMendable(page);
  const loads = await removeFiles(page, /\/assets\/send-documents-[^/]+\.js/, 'the next page');
  await choosePhoto(page);
  await expect(notice(page)).toContainText(updated);
  await expectAll(page);
  expect(loads.count).toBe(1);
});

test('a booking whose file is gone when it is sent is stored once, by the next press', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await openForm(page);
  await fillAll(page);
  await reload(page);
  await expectAll(page);
  await untilMendable(page);
  const loads = await removeFiles(page, /\/assets\/send-documents-[^/]+\.js/, 'the next page');
  await submit(page);
  await expect(notice(page)).toContainText(updated);
  await expect(notice(page)).toContainText('Please send it again.');
  await expectAll(page);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Booking Successful!' })).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(1);
  expect(loads.count).toBe(1);
});

test('a page whose files are nowhere is loaded again once, and says what is wrong', async ({
  page,
}) => {
  await open(page, jobAddress);
  await untilMendable(page);
  const loads = await removeFiles(page, /\/assets\/booking-form-[^/]+\.js/, 'ever');
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(notice(page)).toContainText(updated);
  await untilMendable(page);
  const failure = page.getByRole('main').getByRole('alert');
  await chooseForm(page, failure.filter({ hasText: 'could not be loaded' }));
  expect(loads.count).toBe(1);
});

test('without a connection a missing file loads nothing again', async ({ page, context }) => {
  await open(page, jobAddress);
  await untilMendable(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Instant Booking' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(loads.count).toBe(0);
});

test('a link to a page whose script is gone leads there all the same', async ({ page }) => {
  await open(page, '/login');
  await untilMendable(page);
  await page.getByRole('main').getByLabel('Email').fill('rahima@example.com');
  const loads = await removeFiles(page, /\/assets\/register-[^/]+\.js/, 'the next page');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('uncontrolled fields come back after an update, secrets do not and are asked for', async ({
  page,
}) => {
  await open(page, '/register');
  await untilMendable(page);
  const main = page.getByRole('main');
  await main.locator('[name=name]').fill('Rahima Khatun');
  await main.locator('[name=phone]').fill('01712345678');
  await main.locator('[name=password]').fill('river-boat-7');
  const loads = await removeFiles(page, /\/assets\/forget-dialog-[^/]+\.js/, 'the next page');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Remove everything from this phone' }).click();
  await expect(notice(page)).toContainText(updated);
  await expect(notice(page)).toContainText('type passwords');
  await expect(main.locator('[name=name]')).toHaveValue('Rahima Khatun');
  await expect(main.locator('[name=phone]')).toHaveValue('01712345678');
  await expect(main.locator('[name=password]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('river-boat-7');
  expect(loads.count).toBe(1);
});

test.describe('with a newer version on the server', () => {
  test.beforeEach(({ page }) =>
    page.route(/./, async (route, request) => {
      if (request.method() !== 'HEAD') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({
        response,
        headers: { ...response.headers(), 'pothik-build': 'newer' },
      });
    }),
  );

  test('the next link loads its page whole, and nothing is loaded before', async ({ page }) => {
    await open(page, '/about');
    await untilMendable(page);
    const loads = countLoads(page);
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await asked;
    expect(loads.count).toBe(0);
    await expect(async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL(/careers/);
      expect(loads.count).toBe(1);
    }).toPass();
  });
});
