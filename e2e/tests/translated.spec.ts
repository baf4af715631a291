import type { Page } from '@playwright/test';
import { bookingForm, fillAll, jobAddress, openForm, submit } from './booking.ts';
import { expect, open, test } from './page.ts';
import { newcomer, register, signInPage } from './person.ts';

/** Replaces every text by two nested elements, now and as the page changes, as browsers' translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    // The types deprecate it, translators do not.
    const wrapper = 'font' as string;
    const left = 'script, style, noscript, textarea, option, font, svg, [translate=no]';
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(left) !== null) return;
      const outer = document.createElement(wrapper);
      outer.append(document.createElement(wrapper));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') wrapAll(target);
        else addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

test('a guest books on a translated page', async ({ page }) => {
  await openForm(page);
  await translate(page);
  await fillAll(page);
  await bookingForm(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await fillAll(page);
  await submit(page);
  await expect(page.getByRole('dialog').getByText('Your booking reference')).toBeVisible();
});

test('a translated page shows texts that change', async ({ page }) => {
  await open(page, '/service');
  await translate(page);
  const found = page.getByRole('main').getByRole('status').first();
  const before = await found.textContent();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Hotels');
  await expect(page).toHaveURL(/hotels$/);
  await expect(found).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/hotels\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/hotels$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a translated page takes an address for the newsletter', async ({ page }) => {
  await open(page, jobAddress);
  await translate(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email for our newsletter' }).fill(newcomer().email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Please check your inbox',
  );
});

test('a customer signs in on a translated page', async ({ page, request }) => {
  const { email, password } = await register(request);
  await open(page, '/login');
  await translate(page);
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login successful! Welcome back.')).toBeVisible();
});

test('a customer changes the profile on a translated page', async ({ page, request }) => {
  const { token } = await register(request);
  await signInPage(page, token);
  await open(page, '/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details.getByText('Rahima Khatun')).toBeVisible();
  await translate(page);
  await details.getByRole('button', { name: 'Edit' }).click();
  await details.getByLabel('Full Name').fill('Karim Uddin');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(details.getByRole('definition').filter({ hasText: 'Karim Uddin' })).toBeVisible();
});
