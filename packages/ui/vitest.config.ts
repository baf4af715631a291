import process from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, browserPath } from '@pothik/tooling/browser';
import { patience } from '@pothik/tooling/patience';

const stories = (theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
  test: {
    name: `stories-${theme}`,
    // Storybook takes each story away itself: one page serves all.
    isolate: false,
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: browserPath(),
          args: browserArguments.filter((argument) => argument !== '--headless'),
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['{src,test,docs,pictures,.storybook}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
      stories('light'),
      ...(process.env.TEST_TIER === 'full' ? [stories('dark')] : []),
    ],
  },
});
