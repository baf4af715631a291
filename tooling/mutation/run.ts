/** Changes the program in small ways and tells which changes no test has noticed: see docs/mutation.md. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { areas, type Area } from './areas.ts';

/** The least share of changes, in percent, that the tests of an area have to notice. */
const goal = 85;

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const root = path.resolve(import.meta.dirname, '../..');

async function mutantsOf({ name, folder, mutate, tests }: Area): Promise<Mutant[]> {
  process.chdir(path.join(root, folder));
  const report = path.join(root, 'test-results/mutation', name);
  const stryker = new Stryker({
    mutate: [...mutate],
    // Named by their files: what Stryker looks for itself it does not find among pnpm's folders.
    plugins: [
      fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
      path.join(import.meta.dirname, 'answers.ts'),
    ],
    ignorers: ['answers'],
    testRunner: 'vitest',
    vitest: {
      // Which tests a change is tried with follows from where they come, not from what they import.
      related: false,
      ...(tests === undefined ? {} : { configFile: path.join(import.meta.dirname, tests) }),
    },
    // What is changed while a file is loaded is tried with every test: with those of the server for hours.
    ignoreStatic: folder === 'apps/server',
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A test that waited for a busy machine has noticed nothing.
    timeoutMS: 60_000,
    tempDirName: 'test-results',
    ignorePatterns: ['dist'],
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: goal, break: null },
  });
  return stryker.runMutationTest();
}

interface Score {
  area: string;
  mutants: number;
  killed: number;
  survived: number;
  percent: number;
}

const noticed = new Set<Mutant['status']>(['Killed', 'Timeout']);
const unnoticed = new Set<Mutant['status']>(['Survived', 'NoCoverage']);

function tellSurvivor({ fileName, location, mutatorName, replacement, status }: Mutant) {
  const place = `${path.relative(root, fileName)}:${location.start.line}:${location.start.column}`;
  const what = replacement.replace(/\s+/g, ' ').slice(0, 100);
  console.log(
    `${place} ${mutatorName} → ${what}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`,
  );
}

function scoreOf(area: string, mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const survived = mutants.filter(({ status }) => unnoticed.has(status)).length;
  const percent = (killed / (killed + survived)) * 100;
  return { area, mutants: killed + survived, killed, survived, percent };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  const known = areas.map(({ name }) => name).join(', ');
  console.error(`No such area: ${unknown.join(', ')}. There are: ${known}`);
  process.exit(2);
}

// The embedded engine takes five times as long.
process.env.TEST_ENGINES ??= 'postgres';

const scores: Score[] = [];
for (const area of areas.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const mutants = await mutantsOf(area);
  console.log(`\n──── ${area.name} ────`);
  for (const mutant of mutants) if (unnoticed.has(mutant.status)) tellSurvivor(mutant);
  scores.push(scoreOf(area.name, mutants));
}

console.table(scores);
process.exit(scores.some(({ percent }) => percent < goal) ? 1 : 0);
