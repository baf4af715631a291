import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments } from '@pothik/tooling/browser';
import { findBrowser } from '@pothik/tooling/find-browser';
import lighthouse, { type Result } from 'lighthouse';
import type { Figure } from '../figure.ts';

/** A browser that Lighthouse drives. */
export async function startBrowser() {
  const profile = await mkdtemp(path.join(tmpdir(), 'pothik-lighthouse-'));
  const browser = spawn(
    await findBrowser(),
    [...browserArguments, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  let port = 0;
  for await (const chunk of browser.stderr.setEncoding('utf8') as AsyncIterable<string>) {
    port = Number(/DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(chunk)?.[1] ?? 0);
    if (port > 0) break;
  }
  const stop = async () => {
    browser.kill('SIGTERM');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}

/** A first visit on Lighthouse's simulated phone. */
export async function visit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`${url} could not be measured`);
  return result.lhr;
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of what an audit measured. */
export const audit = (visits: Result[], id: string) =>
  middle(visits.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));

const scores = (visits: Result[], id: string) =>
  visits.map(({ categories }) => categories[id]?.score ?? 0);

/** The median of a category's score, from 0 to 1. */
export const category = (visits: Result[], id: string) => middle(scores(visits, id));

/** A category's score on the worst of the visits, from 0 to 1. */
export const lowest = (visits: Result[], id: string) => Math.min(...scores(visits, id));

interface NetworkItem {
  transferSize: number;
  resourceType: string;
}
/** The median of what was sent, in kB. @param type such as `Script`; absent: everything. */
export function kilobytes(visits: Result[], type?: string): number {
  return middle(
    visits.map(({ audits }) => {
      const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
      return (details?.items ?? [])
        .filter((item) => type === undefined || item.resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize / 1_000, 0);
    }),
  );
}

/** A share that has to be reached, in per cent. */
export const atLeast = (name: string, value: number, goal: number): Figure => ({
  name,
  ours: (value * 100).toFixed(0),
  floor: '',
  ratio: '',
  goal: `at least ${(goal * 100).toFixed(0)}`,
  holds: value >= goal,
});
/** A figure that is not to be passed. */
export const atMost = (
  name: string,
  value: number,
  goal: number,
  unit: string,
  digits = 0,
): Figure => ({
  name,
  ours: `${value.toFixed(digits)} ${unit}`,
  floor: '',
  ratio: '',
  goal: `at most ${String(goal)} ${unit}`,
  holds: value <= goal,
});
