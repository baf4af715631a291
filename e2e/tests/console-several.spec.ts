import { book } from './booking.ts';
import { openConsole, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';
import { newcomer, register } from './person.ts';

test(
  'several bookings are changed at once by the keyboard, and are as before by one key',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const name = `Morium ${crypto.randomUUID().slice(0, 8)}`;
    const person = await register(request, { ...newcomer(), name });
    for (let made = 0; made < 3; made += 1) await book(request, person.token, { name });
    await openConsole(page, request, `/bookings?search=${encodeURIComponent(name)}`);
    const boxes = page.getByRole('checkbox', { name: /^Choose PTK-/ });
    await expect(boxes).toHaveCount(3);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.last().focus();
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 chosen')).toBeVisible();

    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Change 3 bookings' });
    await dialog.getByLabel('New status').selectOption('Cancelled');
    const preview = dialog.getByRole('region', { name: 'What will change' });
    await expect(preview.getByText('from Pending to Cancelled')).toHaveCount(3);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change 3 bookings' }).click();
    const rows = page.getByRole('row', { name: /PTK-/ });
    await expect(rows.getByText('Cancelled')).toHaveCount(3);
    await expect(page.getByText('You changed 3 bookings to Cancelled.')).toBeVisible();
    await expectAccessible(page);

    // Also after a reload.
    await page.reload();
    await expect(page.getByText('You changed 3 bookings to Cancelled.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(rows.getByText('Pending')).toHaveCount(3);
    await expect(page.getByText('You changed 3 bookings')).toBeHidden();
  },
);

test(
  'several services are published at once, and hidden again by one key',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const word = `Narail${crypto.randomUUID().slice(0, 6)}`;
    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    for (const name of [`Visa ${word}`, `Tour ${word}`]) {
      const made = await request.post('/api/admin/services', {
        headers,
        data: { name, isActive: false },
      });
      expect(made.status()).toBe(200);
    }
    const found = async () => {
      const answer = await request.get(`/api/services?search=${word}`);
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    expect(await found()).toBe(0);
    await openConsole(page, request, `/catalogue?search=${word}`);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Change 2 services' });
    await dialog.getByLabel('What to do').selectOption('Publish');
    await expect(dialog.getByText('from Draft to Active')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change 2 services' }).click();
    await expect(page.getByText('You changed 2 services to Active.')).toBeVisible();
    expect(await found()).toBe(2);
    await expectAccessible(page);
    await page.keyboard.press('z');
    await expect(page.getByText('2 services are as before.')).toBeVisible();
    expect(await found()).toBe(0);
  },
);
