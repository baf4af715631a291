/** `faults`: lets a server be hit by one fault after the other while people use it, and counts what that cost. */
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { faultsOf } from './faults.ts';
import { readOptions, usage, type Options } from './options.ts';
import { toTable } from './report.ts';
import { runRounds } from './run-rounds.ts';
import { createTarget } from './target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** After how many rounds a line tells how far it is. */
const spoken = 10;

/** The most findings that are shown one by one. */
const shown = 40;

/** @returns whether nothing was found. */
async function runOn(
  engine: Options['engines'][number],
  { rounds, seed, faults: names }: Options,
  signal: AbortSignal,
): Promise<boolean> {
  const target = await createTarget(engine);
  try {
    say(`\n${engine}: ${String(rounds)} rounds, seed ${String(seed)}; log: ${target.logFile}`);
    for (const line of target.missing) say(`not tried: ${line}`);
    const possible = faultsOf(target);
    const unknown = names.filter((name) => !possible.some((fault) => fault.name === name));
    if (unknown.length > 0) {
      say(`not tried on ${engine}: ${unknown.join('; ')}`);
      say(`there are: ${possible.map(({ name }) => name).join('; ')}`);
    }
    const [first, ...others] = possible.filter(
      ({ name }) => names.length === 0 || names.includes(name),
    );
    if (!first) return false;
    const began = performance.now();
    const ledger = await runRounds(target, {
      ...{ rounds, seed, faults: [first, ...others], signal },
      onProgress({ rounds: done, findings }) {
        if (done.length % spoken !== 0) return;
        say(`round ${String(done.length)}: ${String(findings.length)} findings`);
      },
    });
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    say(`\n${toTable(ledger)}\n\n${engine}: ${seconds} s`);
    for (const { kind, round, words } of ledger.findings.slice(0, shown)) {
      say(`${kind}${round === undefined ? '' : ` in round ${String(round + 1)}`}: ${words}`);
    }
    if (ledger.findings.length > 0) return false;
    await rm(target.logFile);
    return true;
  } finally {
    await target.remove();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  for (const engine of options.engines) {
    if (stopping.signal.aborted) break;
    if (!(await runOn(engine, options, stopping.signal))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.stderr.write(`usage: ${usage}\n`);
  process.exitCode = 2;
}
