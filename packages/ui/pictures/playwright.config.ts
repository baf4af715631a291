import process from 'node:process';
import { browserArguments } from '@pothik/tooling/browser';
import { defineConfig } from '@playwright/test';

const origin = 'http://127.0.0.1:6017';

/** Compares every story of the built Storybook with its baseline. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  expect: {
    toHaveScreenshot: { threshold: 0.25, animations: 'disabled' },
  },
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Always the same version, whatever the machine has.
      executablePath: process.env.BUNDLED_CHROMIUM_PATH ?? '',
      args: browserArguments.filter((argument) => argument !== '--headless'),
    },
  },
  projects: [
    { name: 'phone-light', use: { viewport: { width: 360, height: 640 } } },
    { name: 'desktop-dark', use: { viewport: { width: 1024, height: 640 } } },
  ],
  webServer: {
    command: 'vite preview --outDir storybook-static --port 6017 --strictPort --host 127.0.0.1',
    cwd: '..',
    url: `${origin}/index.json`,
  },
});
