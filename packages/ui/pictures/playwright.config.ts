import path from 'node:path';
import process from 'node:process';
import { browserArguments } from '@pothik/tooling/browser';
import { bundledChromium } from '@pothik/tooling/bundled-chromium';
import { freePort } from '@pothik/tooling/free-ports';
import { ownFolder } from '@pothik/tooling/own-folder';
import { defineConfig } from '@playwright/test';

// Its workers are told by the environment what the first process has chosen.
if (process.env.PICTURES_PORT === undefined) {
  process.env.PICTURES_PORT = String(await freePort());
  // Always the one from the lockfile: another version draws other letters.
  process.env.PICTURES_BROWSER = await bundledChromium();
  process.env.PICTURES_FOLDER = ownFolder(
    path.resolve(import.meta.dirname, '../../../test-results/pictures'),
  );
}
const {
  PICTURES_PORT: port,
  PICTURES_BROWSER: executablePath = '',
  PICTURES_FOLDER: folder = '',
} = process.env;
const origin = `http://127.0.0.1:${port}`;

/** Compares every story of the built Storybook with its baseline, and holds each to small screens. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  outputDir: folder,
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  expect: {
    toHaveScreenshot: { threshold: 0.25, animations: 'disabled' },
  },
  use: {
    baseURL: origin,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: browserArguments.filter((argument) => argument !== '--headless'),
    },
  },
  projects: [
    {
      name: 'phone-light',
      testMatch: 'stories.spec.ts',
      use: { viewport: { width: 360, height: 640 } },
    },
    {
      name: 'desktop-dark',
      testMatch: 'stories.spec.ts',
      use: { viewport: { width: 1024, height: 640 } },
    },
    {
      name: 'phone-right-to-left',
      testMatch: 'right-to-left.spec.ts',
      use: { viewport: { width: 360, height: 640 } },
    },
    {
      // As wide as a sheet of A4 between its margins, at 96 pixels an inch.
      name: 'print',
      testMatch: 'print.spec.ts',
      use: { viewport: { width: 718, height: 1000 } },
    },
    { name: 'narrow', testMatch: 'narrow.spec.ts' },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort --host 127.0.0.1`,
    cwd: '..',
    url: `${origin}/index.json`,
  },
});
