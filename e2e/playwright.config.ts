import { browserArguments, browserPath } from '@pothik/tooling/browser';
import { defineConfig } from '@playwright/test';
import type { Speed } from './tests/slow-line.ts';
import {
  foreignApiOrigin,
  identityEmulator,
  storefrontBesideIt,
  storefrontOrigin,
  storefrontWithGoogle,
} from './origins.ts';

const launchOptions = {
  executablePath: browserPath(),
  args: browserArguments.filter((argument) => argument !== '--headless'),
};

/** What no screen's size changes runs once, on the phone's. */
const anySize =
  /(?:account-failures|chat|chat-with-staff|failures|far-away|hostile-addresses|login|newsletter|password|register|session|wrong-clock)\.spec\.ts/;

export default defineConfig<Speed>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine a browser may stall. What needed a second try is named in the result.
  retries: 1,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results/journeys',
  use: { baseURL: storefrontOrigin, launchOptions, trace: 'retain-on-failure' },
  projects: [
    {
      // As slow as lines are that far from everything; the others are sped up.
      name: 'slow',
      testMatch: 'slow-line.spec.ts',
      timeout: 300_000,
      use: { viewport: { width: 360, height: 740 }, lineSpeed: 1 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: anySize,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'foreign',
      testDir: 'foreign',
      use: { baseURL: storefrontBesideIt, viewport: { width: 360, height: 740 } },
    },
    {
      name: 'google',
      testDir: 'google',
      use: { baseURL: storefrontWithGoogle, viewport: { width: 360, height: 740 } },
    },
    { name: 'pictures', testDir: 'pictures', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [
    {
      command: 'node identity-provider/start.ts',
      url: identityEmulator,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    },
    {
      command: 'node --conditions=@pothik/source ../tooling/run/start.ts',
      url: `${storefrontWithGoogle}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      env: {
        PORT: new URL(storefrontWithGoogle).port,
        DATA_DIR: 'test-results/google-data',
        FIREBASE_AUTH_EMULATOR_HOST: new URL(identityEmulator).host,
      },
    },
    {
      command:
        'node --conditions=@pothik/source add-colleague.ts && exec node --conditions=@pothik/source ../tooling/run/start.ts',
      url: `${storefrontOrigin}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      env: { PORT: new URL(storefrontOrigin).port, DATA_DIR: 'test-results/journeys-data' },
    },
    { command: 'node foreign/server.ts', url: `${foreignApiOrigin}/api/categories` },
    {
      command: 'node --conditions=@pothik/source ../tooling/run/start-storefront.ts',
      url: storefrontBesideIt,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      env: { PORT: new URL(storefrontBesideIt).port, API_ORIGIN: foreignApiOrigin },
    },
  ],
});
