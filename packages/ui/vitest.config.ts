import process from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments } from '@pothik/tooling/browser';
import { browserPath } from '@pothik/tooling/find-browser';
import { patience } from '@pothik/tooling/patience';

interface Surroundings {
  theme: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  /** The colours of the system take the place of ours, as in Windows' contrast themes. */
  forcedColors?: 'active';
}

const executablePath = await browserPath();

const stories = (name: string, { theme, direction = 'ltr', forcedColors }: Surroundings) => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: {
    'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme),
    'import.meta.env.VITE_STORY_DIRECTION': JSON.stringify(direction),
    'import.meta.env.VITE_STORY_REAL_KEYS': 'true',
    'import.meta.env.VITE_STORY_FORCED_COLORS': JSON.stringify(forcedColors ?? ''),
  },
  test: {
    name: `stories-${name}`,
    // Storybook takes each story away itself: one page serves all.
    isolate: false,
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            ...browserArguments.filter((argument) => argument !== '--headless'),
            // A key that comes while a scroll still glides may be dropped on a busy machine.
            '--disable-smooth-scrolling',
          ],
        },
        ...(forcedColors && { contextOptions: { forcedColors } }),
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
      stories('light', { theme: 'light' }),
      ...(process.env.TEST_TIER === 'full'
        ? [
            stories('dark', { theme: 'dark' }),
            stories('right-to-left', { theme: 'light', direction: 'rtl' }),
            stories('forced-colors', { theme: 'dark', forcedColors: 'active' }),
          ]
        : []),
    ],
  },
});
