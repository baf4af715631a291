import type { Page } from '@playwright/test';
import { expect, open, scrollTo, test } from './page.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Opens home, at whose start the footer is far away, and hands over the footer as the server has sent it. */
async function openFarFromFooter(page: Page) {
  await open(page, '/');
  return footerOf(page).elementHandle();
}

test('the footer is as the server has sent it until it comes near', async ({ page }) => {
  const sent = await openFarFromFooter(page);
  expect(await sent.evaluate((footer) => footer.isConnected)).toBe(true);
  await sent.evaluate((footer) => footer.scrollIntoView());
  await expect.poll(() => sent.evaluate((footer) => footer.isConnected)).toBe(false);
  await expect(footerOf(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('a phone lays the footer out as it comes near, at about the height that was kept for it @phone', async ({
  page,
}) => {
  await open(page, '/');
  const footer = footerOf(page);
  const isLaidOut = () =>
    footer
      .getByRole('textbox')
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => footer.evaluate((part) => part.getBoundingClientRect().height);
  expect(await isLaidOut()).toBe(false);
  const kept = await height();
  await scrollTo(footer);
  await expect.poll(isLaidOut).toBe(true);
  expect(Math.abs((await height()) - kept)).toBeLessThan(40);
});

test('what was typed into the footer before it was made here stays, and can be sent', async ({
  page,
}) => {
  await openFarFromFooter(page);
  const field = footerOf(page).getByRole('textbox');
  await field.evaluate((input) => {
    (input as HTMLInputElement).value = 'early@example.com';
  });
  await field.focus();
  await expect(footerOf(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('early@example.com');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /confirm/i })).toBeVisible();
});

test('the other language, pressed in a footer that was not made yet, is that of the page that is open', async ({
  page,
}) => {
  const sent = await openFarFromFooter(page);
  const tiles = page.getByRole('region', { name: 'Explore Our Services' });
  await tiles.getByRole('link', { name: 'Jobs Abroad' }).press('Enter');
  await expect(page).toHaveURL('/service/jobs-abroad');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await sent.evaluate((footer) => footer.isConnected)).toBe(true);
  await sent.evaluate((footer) => footer.querySelector<HTMLElement>('a[hreflang=bn]')?.click());
  await expect(page).toHaveURL('/bn/service/jobs-abroad');
});
