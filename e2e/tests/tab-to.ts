import type { Locator, Page } from '@playwright/test';

type Role = 'link' | 'button' | 'searchbox' | 'textbox' | 'radio';

/** Presses Tab until this has the focus; a visitor without a mouse has no other way. */
export async function tabTo(page: Page, role: Role, name: string): Promise<Locator> {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
