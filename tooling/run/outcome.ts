import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './checks.ts';

/** What turbo tells of one task, as far as it is read here. */
export interface TaskSummary {
  /** Such as `@pothik/ui#test`. */
  taskId: string;
  /** `<NONEXISTENT>` for one that only orders others. */
  command: string;
  /** The package's folder. */
  directory: string;
  cache: { status: 'HIT' | 'MISS' };
  /** Times in milliseconds. Absent: it was never run, as something that it needs has failed. */
  execution?: { startTime: number; endTime: number; exitCode: number | null };
}

/** How a check ended. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** How long its tasks took in all; absent where nothing had changed since they last passed. */
  seconds: number | undefined;
}

interface Report {
  /** Vitest's counts. */
  numPassedTests?: number;
  numFailedTests?: number;
  /** Playwright's. */
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Where a task's runner writes how many tests passed. */
const reportOf = (root: string, { directory, taskId }: TaskSummary): string =>
  path.join(root, directory, 'test-results', `${taskId.split('#')[1] ?? ''}.json`);

function countTests(file: string): { passed: number; failed: number } | undefined {
  if (!existsSync(file)) return undefined;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Report;
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

const isOf = ({ task }: Check, { taskId, command }: TaskSummary): boolean =>
  command !== '<NONEXISTENT>' &&
  (task.includes('#') ? taskId === task : taskId.endsWith(`#${task}`));

/** A check without tests of its own counts as one. One that did not run has failed. */
export function outcomeOf(check: Check, tasks: readonly TaskSummary[], root: string): Outcome {
  const own = tasks.filter((task) => isOf(check, task));
  const succeeded = own.length > 0 && own.every(({ execution }) => execution?.exitCode === 0);
  const counts = own.flatMap((task) => countTests(reportOf(root, task)) ?? []);
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  const ran = own.filter(({ cache }) => cache.status === 'MISS');
  const milliseconds = ran.reduce(
    (total, { execution }) => total + (execution ? execution.endTime - execution.startTime : 0),
    0,
  );
  return {
    name: check.name,
    passed: counts.length > 0 ? sum('passed') : Number(succeeded),
    // A runner that fails without a failed test (a crash, an unhandled error) has failed all the same.
    failed: succeeded ? failed : Math.max(1, failed),
    seconds: own.length > 0 && ran.length === 0 ? undefined : milliseconds / 1_000,
  };
}

/** The outcomes as a table, in the order in which they are listed. */
export function toTable(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(({ name, passed, failed, seconds }) =>
      [
        failed > 0 ? '✗' : '✓',
        name.padEnd(width),
        (seconds === undefined ? 'unchanged' : `${seconds.toFixed(1)} s`).padStart(10),
        `${String(passed)} passed`.padStart(12),
        ...(failed > 0 ? [`${String(failed)} failed`] : []),
      ].join('  '),
    )
    .join('\n');
}
