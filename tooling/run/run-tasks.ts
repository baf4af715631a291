import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TaskSummary } from './outcome.ts';

/** Tasks that run beside those of other lanes, so many of them at once. */
export interface Lane {
  tasks: readonly string[];
  atOnce: number;
}

/**
 * Runs the tasks of each lane with what they depend on, the lanes beside each other. One that fails stops those that depend on it, and no other; what it printed is printed.
 *
 * @returns what turbo tells of each.
 * @throws Error when turbo could not run them.
 */
export async function runTasks(
  lanes: readonly Lane[],
  where: { root: string; environment: NodeJS.ProcessEnv },
): Promise<readonly TaskSummary[]> {
  const planned = planTasks(
    lanes.flatMap(({ tasks }) => tasks),
    where,
  );
  const summaries = path.join(where.root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  await Promise.all(
    lanes.map(({ tasks, atOnce }) => {
      const turbo = spawn(
        'turbo',
        [
          'run',
          ...tasks,
          '--summarize',
          '--output-logs=errors-only',
          '--log-order=grouped',
          '--continue=dependencies-successful',
          `--concurrency=${String(atOnce)}`,
        ],
        { cwd: where.root, env: where.environment, stdio: ['ignore', 'inherit', 'inherit'] },
      );
      return once(turbo, 'close');
    }),
  );
  const runs = readdirSync(summaries);
  if (runs.length < lanes.length) throw new Error('turbo ran nothing: see above');
  const ran = runs.flatMap(
    (run) => (JSON.parse(readFileSync(path.join(summaries, run), 'utf8')) as Run).tasks,
  );
  return withThoseThatNeverRan(planned, ran);
}

interface Run {
  tasks: TaskSummary[];
}

/** The tasks that a run would consist of, in one of which nothing fails. */
function planTasks(
  tasks: readonly string[],
  { root, environment }: { root: string; environment: NodeJS.ProcessEnv },
): TaskSummary[] {
  const { stdout, status } = spawnSync('turbo', ['run', ...tasks, '--dry=json'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('turbo could not plan its tasks: see above');
  return (JSON.parse(stdout) as Run).tasks;
}

/** Turbo says nothing of a task whose need has failed: it is in the plan alone. */
export function withThoseThatNeverRan(
  planned: readonly TaskSummary[],
  ran: readonly TaskSummary[],
): TaskSummary[] {
  const known = new Set(ran.map(({ taskId }) => taskId));
  return [
    ...ran,
    ...planned
      .filter(({ taskId }) => !known.has(taskId))
      .map(({ execution: _execution, ...task }) => task),
  ];
}
