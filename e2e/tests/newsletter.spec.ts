import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, open, test } from './page.ts';

const outbox = path.resolve(import.meta.dirname, '../../test-results/journeys-data/outbox');

/** The link in the newest mail to this address, once it has come. */
async function linkTo(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map((name) => readFile(path.join(outbox, name), 'utf8')),
      );
      const mail = mails.findLast((text) => text.includes(`To: ${address}`)) ?? '';
      link =
        /\/newsletter\/confirm\?token=(?:3D)?[\w-]+/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ??
        '';
      return link.replace('=3D', '=');
    })
    .not.toBe('');
  return link.replace('=3D', '=');
}

test('a visitor subscribes to the newsletter and confirms it by the mail', async ({ page }, {
  project,
}) => {
  const address = `rahima-${project.name}-${String(Date.now())}@example.com`;
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Email for our newsletter' });
  await field.fill('rahima');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter an e-mail address/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('rahima');

  await field.fill(address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Please check your inbox',
  );
  await expect(field).toHaveValue('');

  await open(page, await linkTo(address));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toContainText('Your address is confirmed.');
});

test('a link that was made up says so', async ({ page }) => {
  await open(page, '/newsletter/confirm?token=made-up');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work');
  await expect(page.getByText('This link is not valid any more.')).toBeVisible();
});
