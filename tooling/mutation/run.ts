/**
 * Changes the program in small ways and tells which changes no test has noticed; docs/mutation.md says
 * how to read that. `run.ts AREA …` tries these areas alone.
 */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { areas, type Area } from './areas.ts';

/** The least share of changes, in percent, that the tests of an area have to notice. */
const goal = 85;

const root = path.resolve(import.meta.dirname, '../..');

/** One change and what became of it. */
type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

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
    coverageAnalysis: 'perTest',
    // What is changed while a file is loaded is tried with every test: with the server's for hours.
    ignoreStatic: folder === 'apps/server',
    concurrency: 2,
    // A test that waited for a busy machine has noticed nothing.
    timeoutMS: 60_000,
    // Two folders deep, as Stryker takes it for granted when it copies a tsconfig.json.
    tempDirName: 'test-results',
    ignorePatterns: ['dist'],
    reporters: ['html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 100, low: goal, break: null },
  });
  return stryker.runMutationTest();
}

const noticed = new Set<Mutant['status']>(['Killed', 'Timeout']);
const unnoticed = new Set<Mutant['status']>(['Survived', 'NoCoverage']);

const isSurvivor = ({ status }: Mutant) => unnoticed.has(status);

const inOrder = (one: Mutant, other: Mutant) =>
  one.fileName.localeCompare(other.fileName) ||
  one.location.start.line - other.location.start.line ||
  one.location.start.column - other.location.start.column;

function toLine({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const { line, column } = location.start;
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
  const untried = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${path.relative(root, fileName)}:${line}:${column} ${mutatorName} → ${change}${untried}`;
}

const shareOf = (part: number, of: number) => (of === 0 ? 100 : (part / of) * 100);

function scoreOf(area: string, mutants: readonly Mutant[]) {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const survived = mutants.filter(isSurvivor).length;
  const score = shareOf(killed, killed + survived);
  return { area, mutants: killed + survived, killed, survived, score, goal };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  const known = areas.map(({ name }) => name).join(', ');
  console.error(`No such area: ${unknown.join(', ')}. There are: ${known}`);
  process.exit(2);
}

const scores = [];
for (const area of areas.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const mutants = await mutantsOf(area);
  const survivors = mutants.filter(isSurvivor).toSorted(inOrder);
  console.log([`\nNot noticed in ${area.name}:`, ...survivors.map(toLine), ''].join('\n'));
  scores.push(scoreOf(area.name, mutants));
}
console.table(
  scores.map((one) => ({ ...one, score: `${one.score.toFixed(1)} %`, goal: `${goal} %` })),
);
process.exitCode = scores.some(({ score }) => score < goal) ? 1 : 0;
