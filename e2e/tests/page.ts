import { test as base, expect, type Page } from '@playwright/test';

/** What a page said that it should not have. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** A page whose console has to stay empty; a 404 that the test asked for is no complaint. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints = listen(page);
    await use(page);
    const unexpected = complaints.filter((text) => !/status of 4(04|10)/.test(text));
    expect(unexpected, 'the browser console').toEqual([]);
  },
});

/** Opens a page and waits until it answers to the visitor. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
  return response;
}

export { expect };
