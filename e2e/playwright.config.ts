import process from 'node:process';
import { browserArguments } from '@pothik/tooling/browser';
import { browserPath } from '@pothik/tooling/find-browser';
import { defineConfig } from '@playwright/test';
import { serversFor } from './servers.ts';
import type { Speed } from './tests/slow-line.ts';
import {
  folders,
  namedOrigin,
  storefrontBesideIt,
  storefrontOrigin,
  storefrontWithGoogle,
} from './this-run.ts';

const { TEST_TIER: tier = 'plain' } = process.env;
if (!['plain', 'full'].includes(tier)) throw new Error(`TEST_TIER is ${tier}: plain or full?`);

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig<Speed>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  // What needs a second try is a defect, of the journey or of the product.
  retries: 0,
  workers: 2,
  // Both are bounds for what hangs; a machine at a tenth of the speed stays below them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  outputDir: folders.results,
  use: {
    baseURL: storefrontOrigin,
    launchOptions: {
      executablePath: await browserPath(),
      args: browserArguments.filter((argument) => argument !== '--headless'),
    },
    // What moves is waited for; journeys that are about moving ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys hold calls back and change their answers, which a service worker would keep from them; those
    // that are about it ask for it.
    serviceWorkers: 'block',
    // What each page loads costs a twentieth of the time, pictures of each step a fifth: `--trace on`
    // takes both.
    trace:
      tier === 'full' ? { mode: 'retain-on-failure', screenshots: false, snapshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The plain tier goes each journey once, on a phone unless it says @desktop; the full one goes what says
    // neither @desktop nor @phone at the other width as well, beside a server of its own: what journeys leave
    // behind, and the tries that an address has, are for once.
    { name: 'phone', grepInvert: /@desktop|@wide|@alone/, use: phone },
    { name: 'desktop', grep: /@desktop/, use: desktop },
    { name: 'wide', grepInvert: /@desktop|@phone|@alone/, use: desktop },
    {
      name: 'foreign',
      testDir: 'foreign',
      use: { baseURL: storefrontBesideIt, viewport: phone.viewport },
    },
    {
      name: 'google',
      testDir: 'google',
      use: { baseURL: storefrontWithGoogle, viewport: phone.viewport },
    },
    // The main journeys in the browsers of the outside world: docs/hostile-browsers.md.
    { name: 'hostile', testDir: 'hostile', use: phone },
    { name: 'passkeys', testDir: 'passkeys', use: { baseURL: namedOrigin, ...desktop } },
    {
      // As slow as lines are that far from everything; the others are sped up. Beside a server of its own, as
      // what it books would use up the tries of the address that all journeys have.
      name: 'slow',
      testMatch: 'slow-line.spec.ts',
      timeout: 300_000,
      use: { viewport: phone.viewport, lineSpeed: 1 },
    },
    { name: 'broken', testMatch: 'broken-line.spec.ts', use: {} },
    { name: 'screens', testDir: 'screens', use: {} },
    { name: 'pictures', testDir: 'pictures', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: serversFor(process.argv),
});
