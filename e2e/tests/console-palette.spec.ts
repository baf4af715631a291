import { book } from './booking.ts';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';
import { newcomer, register } from './person.ts';

test(
  'a booking is found and opened by the keyboard alone, and stands first the next time',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const name = `Zohra ${crypto.randomUUID().slice(0, 8)}`;
    const person = await register(request, { ...newcomer(), name });
    const { reference } = await book(request, person.token, { name });
    await openConsole(page, request, '/insights');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
    const found = palette.getByRole('group', { name: 'Bookings', exact: true });
    await expect(found.getByRole('option')).toHaveText([new RegExp(`${reference}.*${name}`)]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);

    // Keys of the page, and those of every page.
    await page.keyboard.press('s');
    await expect(page.getByLabel('New status')).toBeFocused();
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Ask for a document');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');

    await page.keyboard.press('Control+k');
    const recent = palette.getByRole('group', { name: 'Opened recently' });
    await expect(recent.getByRole('option').first()).toContainText(reference);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  },
);
