import { test as base, type Page } from '@playwright/test';

/**
 * A test in a page that all tests of a worker share, as designers go from story to story: loading Storybook for each
 * story took both cores for 1.3 seconds, going to the next takes 0.2. A test that fails ends its worker, and with it
 * what it leaves behind.
 */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport, contextOptions } = project.use;
      const page = await browser.newPage({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        ...(viewport !== undefined && { viewport }),
      });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ storyPage }, provide) => {
    await provide(storyPage);
  },
});
