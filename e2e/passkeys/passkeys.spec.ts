import type { Page } from '@playwright/test';
import { expectAccessible } from '../tests/expect-accessible.ts';
import { expect, test } from '../tests/page.ts';

/** The demonstration's own account of the staff. */
const staff = { email: 'staff@pothik.example', password: 'pothik-staff' };

/** Gives the browser a device that unlocks itself. */
async function withDevice(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('a passkey', () => {
  // The browser notes that the server asks for the second factor.
  test.use({ complaint: /status of 401/ });

  test('is added, signs in by itself or after the password, and is removed', async ({ page }) => {
    await withDevice(page);
    const withPassword = async () => {
      await page.getByLabel('Email').fill(staff.email);
      await page.getByLabel('Password', { exact: true }).fill(staff.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    };
    const withPasskey = () => page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const signOut = () => page.getByRole('button', { name: 'Sign out', exact: true }).click();
    const region = page.getByRole('region', { name: 'Passkeys' });

    await page.goto('/admin/sessions');
    await expectAccessible(page);
    await withPassword();
    await region.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(region.getByLabel('Name of the passkey')).toHaveValue(/Chrome on/);
    await region.getByLabel('Name of the passkey').fill('This laptop');
    await region.getByLabel('Current password').fill(staff.password);
    await expectAccessible(page);
    await region.getByRole('button', { name: 'Next' }).click();
    await expect(region.getByRole('listitem')).toHaveCount(10);
    await region.getByRole('button', { name: 'I have kept them' }).click();
    await expect(region.getByText(/not used yet/)).toBeVisible();
    await expectAccessible(page);
    await signOut();

    await withPasskey();
    await expect(region.getByText(/last used/)).toBeVisible();
    await signOut();

    await withPassword();
    await expect(page.getByText('Please use your passkey')).toBeVisible();
    await expectAccessible(page);
    await withPasskey();

    await region.getByRole('button', { name: 'Remove: This laptop' }).click();
    await region.getByLabel('Current password').fill(staff.password);
    await expectAccessible(page);
    await region.getByRole('button', { name: 'Use a passkey instead of a code' }).click();
    await expect(region.getByText('You have none yet.')).toBeVisible();
  });
});
