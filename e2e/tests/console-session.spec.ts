import { colleague, colleaguePassword, staffToken } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './page.ts';

test.describe('a session that has ended', () => {
  // The browser notes that the server knows it no more.
  test.use({ complaint: /status of 401/ });

  test('is told in words, and what was typed waits for who signs in again @desktop', async ({
    page,
    request,
  }) => {
    const person = await colleague(request, 'agent');
    await page.goto('/admin/sessions');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(colleaguePassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel('New password', { exact: true }).fill('not yet sent');
    // No script can read the session, and so none can send it away.
    const readable = () => `${document.cookie} ${JSON.stringify(Object.entries(localStorage))}`;
    expect(await page.evaluate(readable)).not.toMatch(/[\w-]{43}/);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'pothik-console', httpOnly: true, sameSite: 'Strict' });

    const headers = { authorization: `Bearer ${await staffToken(request)}` };
    await request.delete(`/api/admin/staff/${person.id}/sessions`, { headers });
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog.getByRole('alert')).toContainText('Your session has ended');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(colleaguePassword);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('not yet sent');
    await expect(page.getByText('This one')).toBeVisible();
  });
});
