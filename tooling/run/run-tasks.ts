import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TaskSummary } from './outcome.ts';

/**
 * Runs these tasks with what they depend on, as many at once as are given. One that fails stops
 * those that depend on it, and no other; what it printed is printed.
 *
 * @returns what turbo tells of each.
 * @throws Error when turbo could not run them.
 */
export async function runTasks(
  tasks: readonly string[],
  where: { root: string; environment: NodeJS.ProcessEnv; atOnce: number },
): Promise<readonly TaskSummary[]> {
  const summaries = path.join(where.root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  const turbo = spawn(
    'turbo',
    [
      'run',
      ...tasks,
      '--summarize',
      '--output-logs=errors-only',
      '--log-order=grouped',
      '--continue=dependencies-successful',
      `--concurrency=${String(where.atOnce)}`,
    ],
    { cwd: where.root, env: where.environment, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await once(turbo, 'close');
  const [summary] = readdirSync(summaries);
  if (summary === undefined) throw new Error('turbo ran nothing: see above');
  const text = readFileSync(path.join(summaries, summary), 'utf8');
  return (JSON.parse(text) as { tasks: TaskSummary[] }).tasks;
}
