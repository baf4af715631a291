/** `test`: everything that must hold. `test NAME …` runs only those checks. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bundledChromium } from '../browser/bundled-chromium.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { checks, type Check } from './checks.ts';
import { runCheck, type Outcome } from './run-check.ts';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const reports = path.join(root, 'test-results');
mkdirSync(reports, { recursive: true });

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const chosen = checks.filter(({ name, onRequest = false }) =>
  asked.length === 0 ? !onRequest : asked.includes(name),
);

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TZ: 'UTC',
};
const needs = (browser: Check['browser']) => chosen.some((check) => check.browser === browser);
const cache = path.join(root, 'node_modules/.cache');
try {
  if (needs('any')) {
    environment.CHROMIUM_PATH = await findBrowser(cache);
    console.log(`Browser: ${environment.CHROMIUM_PATH}`);
  }
  if (needs('bundled')) environment.BUNDLED_CHROMIUM_PATH = await bundledChromium(cache);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Runs the checks of one stage two at a time, those that measure or drive a browser alone. */
async function runStage(stage: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...stage];
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      outcomes.push(await runCheck(check, { environment, reports }));
    }
  };
  const lanes = stage.some((check) => check.alone) ? 1 : 2;
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

const outcomes: Outcome[] = [];
for (const stage of new Set(chosen.map((check) => check.stage))) {
  outcomes.push(...(await runStage(chosen.filter((check) => check.stage === stage))));
}

const failures = outcomes.filter(({ failed }) => failed > 0);
for (const { name, output } of failures) {
  console.log(`\n──── ${name} ────\n${output}`);
}
const sum = (key: 'passed' | 'failed') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exit(failures.length > 0 ? 1 : 0);
