import type { Browser, Locator, Page } from '@playwright/test';
import { choosePhoto, fill, guest, openForm, submit } from './booking.ts';
import { openChat, startChat } from './chat.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptInTab } from './kept-on-phone.ts';
import { expect, open, test } from './page.ts';

// The browser notes calls that fail, as these are made to.
test.use({ complaint: /status of [45]\d\d|net::ERR/ });

/** A page of another phone. */
const anotherPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();

/** Opens the dialog by its button and @returns the path that its link leads to. */
async function linkFrom(page: Page, place: Locator): Promise<string> {
  await place.getByRole('button', { name: 'Continue on another phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another phone' });
  await expect(dialog.getByRole('img', { name: 'The link below as a QR code' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  const { pathname, hash } = new URL((await dialog.locator('code').textContent()) ?? '');
  return pathname + hash;
}

test("a guest's chat goes on on another phone, and on this one", async ({ page, browser }) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  const link = await linkFrom(page, panel);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel.getByText('My passport is ready')).toBeVisible();

  const other = await anotherPhone(browser);
  await open(other, link);
  await expect(other.getByRole('heading', { name: 'Continue on this phone?' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Continue here' }).click();
  const there = other.getByRole('dialog', { name: 'Live chat' });
  await expect(there.getByText('My passport is ready')).toBeVisible();
  expect(other.url()).not.toContain(link.split('#')[1]);
  await other.reload();
  await expect((await openChat(other)).getByText('My passport is ready')).toBeVisible();

  const late = await anotherPhone(browser);
  await open(late, link);
  await late.getByRole('button', { name: 'Continue here' }).click();
  await expect(late.getByText('This link was used already')).toBeVisible();
  await expect(late.getByRole('dialog', { name: 'Live chat' })).toHaveCount(0);
  await other.context().close();
  await late.context().close();
});

test("a guest's booking is seen on another phone, a shared one", async ({ page, browser }) => {
  await openForm(page);
  await fill(page, guest);
  await choosePhoto(page);
  await submit(page);
  const success = page.getByRole('dialog', { name: 'Booking Successful!' });
  const reference = (await success.getByText(/^PTK-/).textContent()) ?? '';
  const link = await linkFrom(page, success);
  await page.keyboard.press('Escape');
  await expect(success).toBeVisible();

  const other = await anotherPhone(browser);
  await open(other, link);
  await other.getByRole('checkbox', { name: 'This is a shared device' }).check();
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expect(other.getByRole('article')).toContainText(reference);
  expect(await keptInTab(other)).toContain(reference);
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  const further = await linkFrom(other, other.getByRole('main'));
  expect(further).not.toBe(link);
  await other.context().close();
});

test('a link is not used up by who only looks at its page', async ({ page, browser, request }) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page, { message: 'My passport is ready' });
  const link = await linkFrom(page, panel);
  expect((await request.get(link)).status()).toBe(200);
  const other = await anotherPhone(browser);
  await open(other, link);
  await other.reload();
  await other.getByRole('button', { name: 'Continue here' }).click();
  const there = other.getByRole('dialog', { name: 'Live chat' });
  await expect(there.getByText('My passport is ready')).toBeVisible();
  await other.context().close();
});

test('says that there is no line, and makes the link once there is one', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const panel = await openChat(page);
  await startChat(page);
  await panel.getByRole('button', { name: 'Continue on another phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue on another phone' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Continue on another phone' }).click();
  await expect(dialog.getByText('Network error. Please check your internet')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
});

test('a link without its end says so', async ({ page }) => {
  await open(page, '/continue');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
});
