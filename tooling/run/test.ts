/** `test`: every rule once. `test full`: the matrices too. `test nightly`: hours of faults. `test NAME …`: only these. */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from '../browser/find-browser.ts';
import { chooseChecks, type Check, type Tier } from './checks.ts';
import { outcomeOf, toTable, type Outcome } from './outcome.ts';
import { chooseEngines } from './choose-engines.ts';
import { runTasks } from './run-tasks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const started = performance.now();

async function environmentOf(chosen: readonly Check[], tier: Tier): Promise<NodeJS.ProcessEnv> {
  const cache = path.join(root, 'node_modules/.cache');
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    TZ: 'UTC',
    // Hundreds of processes load the same modules.
    NODE_COMPILE_CACHE: path.join(cache, 'compiled'),
    TEST_TIER: tier,
    TEST_ENGINES: await chooseEngines(tier),
  };
  if (chosen.some(({ browser }) => browser === true)) {
    environment.CHROMIUM_PATH = await findBrowser();
    console.log(`Browser: ${path.relative(root, environment.CHROMIUM_PATH)}`);
  }
  return environment;
}

async function runChecks(chosen: readonly Check[], tier: Tier): Promise<Outcome[]> {
  const environment = await environmentOf(chosen, tier);
  // Those of an earlier run would be counted where a runner breaks off before it writes its own.
  for (const report of globSync('{*,*/*}/test-results/*.json', { cwd: root })) {
    rmSync(path.join(root, report));
  }
  const run = async (some: readonly Check[], atOnce: number): Promise<Outcome[]> => {
    if (some.length === 0) return [];
    const lanes = [...Map.groupBy(some, ({ lane }) => lane)].map(([lane, checks]) => ({
      tasks: checks.map(({ task }) => task),
      atOnce: lane === undefined ? atOnce : 1,
    }));
    const tasks = await runTasks(lanes, { root, environment });
    return some.map((check) => outcomeOf(check, tasks, root));
  };
  const isAlone = ({ alone }: Check) => alone === true && tier !== 'plain';
  const outcomes: Outcome[] = [];
  for (const now of [1, 2, undefined]) {
    const some = chosen.filter((check) => check.turn === now && !isAlone(check));
    outcomes.push(...(await run(some, 2)));
  }
  return [...outcomes, ...(await run(chosen.filter(isAlone), 1))];
}

const [first, ...others] = process.argv.slice(2);
const tier: Tier = first === 'full' || first === 'nightly' ? first : 'plain';
const names = first === undefined || first === tier ? others : [first, ...others];
try {
  const outcomes = await runChecks(chooseChecks(tier, names), tier);
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\n${toTable(outcomes)}\n\n${minutes} minutes in all`);
  console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
