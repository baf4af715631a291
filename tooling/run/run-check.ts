import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './checks.ts';

/** How a check ended. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** What it printed. */
  output: string;
}

const reporterArguments = (check: Check, file: string): string[] => {
  if (check.report !== 'vitest') return [];
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

interface Counts extends Pick<Outcome, 'passed' | 'failed'> {
  /** How many of those that passed needed a second try: each is a defect to be mended. */
  again?: number;
}

function counts(check: Check, file: string): Counts | undefined {
  if (!check.report || !existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport & PlaywrightReport;
  if (check.report === 'vitest') {
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, again: flaky };
}

/** What a runner prints of the tests that failed first, at the end of its output. */
const secondTries = (output: string): string => /^ +\d+ flaky$[^]*/m.exec(output)?.[0] ?? '';

/** Runs one check and tells on one line how it ended. */
export async function runCheck(
  check: Check,
  where: { environment: NodeJS.ProcessEnv; reports: string },
): Promise<Outcome> {
  const file = path.join(where.reports, `${check.name}.json`);
  rmSync(file, { force: true });
  const started = performance.now();
  const [command, ...rest] = check.command;
  const child = spawn('pnpm', ['exec', command, ...rest, ...reporterArguments(check, file)], {
    cwd: path.resolve(check.folder ?? '.'),
    env: { ...where.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];

  const counted: Counts = counts(check, file) ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that fails without a failed test (a crash, an unhandled error) has failed all the same.
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const numbers = check.report ? ` ${String(counted.passed)} passed` : '';
  const again = counted.again ? `, ${String(counted.again)} of them at the second try` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${check.name}${numbers}${again} (${seconds} s)`);
  if (again) console.log(secondTries(output));
  return { name: check.name, passed: counted.passed, failed, output };
}
