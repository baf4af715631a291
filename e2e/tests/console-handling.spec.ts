import { book } from './booking.ts';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';
import { confirmAddress, newcomer, register } from './person.ts';

test(
  'a booking is taken, put off to a day and found again, by the keyboard',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const name = `Morium ${crypto.randomUUID().slice(0, 8)}`;
    const person = await register(request, { ...newcomer(), name });
    await confirmAddress(request, person);
    for (let made = 0; made < 2; made += 1) await book(request, person.token, { name });
    const list = `/bookings?search=${encodeURIComponent(name)}`;
    await openConsole(page, request, list);
    await page.getByRole('link', { name: /^PTK-/ }).first().click();
    const panel = page.getByRole('region', { name: 'Handling' });
    await expect(panel.getByLabel('Assignee')).toHaveValue('');
    await page.keyboard.press('a');
    await expect(panel.getByLabel('Assignee')).not.toHaveValue('');
    await expect(panel.getByRole('button', { name: 'Assign to me' })).toBeHidden();
    await panel.getByLabel('Waiting for').selectOption('The embassy');
    await panel.getByLabel('Due').fill('2020-01-01');
    await panel.getByLabel('Due').press('Enter');
    await expect(panel.getByText('Overdue')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/admin${list}&assignee=me&due=overdue`);
    const row = page.getByRole('row', { name: /PTK-/ });
    await expect(row).toHaveCount(1);
    await expect(row.getByText('The embassy')).toBeVisible();

    await page.goto(`/admin${list}&assignee=nobody`);
    const box = page.getByRole('checkbox', { name: /^Choose PTK-/ });
    await expect(box).toHaveCount(1);
    await box.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: 'Assign 1 booking' });
    await dialog.getByLabel('Assignee').selectOption({ index: 1 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assign 1 booking' }).click();
    await expect(box).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(box).toHaveCount(1);
  },
);

test('the handling of a booking fits a phone', { tag: '@phone' }, async ({ page, request }) => {
  const name = `Morium ${crypto.randomUUID().slice(0, 8)}`;
  const person = await register(request, { ...newcomer(), name });
  await confirmAddress(request, person);
  await book(request, person.token, { name });
  await openConsole(page, request, `/bookings?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: /^PTK-/ }).click();
  const panel = page.getByRole('region', { name: 'Handling' });
  await panel.getByRole('button', { name: 'Assign to me' }).click();
  await expect(panel.getByLabel('Assignee')).not.toHaveValue('');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
  await expectAccessible(page);
});
