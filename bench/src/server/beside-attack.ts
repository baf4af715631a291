import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';

/** How often an honest visitor is measured, alone and beside the attack. */
const rounds = 7;
/** How many times as long an honest visitor may wait beside an attack (docs/security). */
const goal = 2;
/** An attack goes on for so long before the visitor comes, in milliseconds. */
const lead = 1_000;

/** What a visitor does, and what somebody else does to the server meanwhile. */
export interface Attack {
  name: string;
  honest: () => Promise<unknown>;
  /** Goes on until what it answers is called, which waits for its end. */
  attack: () => () => Promise<void>;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(3)} s`;

/** How long an honest visitor waits beside an attack, measured by how long alone. */
export async function measureBesideAttack({ name, honest, attack }: Attack): Promise<Figure> {
  const [times, timesBeside]: [number[], number[]] = [[], []];
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < rounds; round += 1) {
    times.push(await timeOf(honest));
    const stop = attack();
    await pause(lead);
    timesBeside.push(await timeOf(honest));
    await stop();
    // What is being made of the attack ends first.
    await honest();
  }
  const [alone, beside] = [median(times), median(timesBeside)];
  const ratio = beside / alone;
  return {
    name,
    ours: seconds(beside),
    floor: `${seconds(alone)} (alone)`,
    ratio: ratio.toFixed(2),
    goal: `at most ${goal.toFixed(2)}`,
    holds: ratio <= goal,
  };
}

/** Does the same again and again, so many at once, until it is told to stop. */
export function repeatAtOnce(count: number, work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const repeat = async () => {
    // What is refused is tried again at once: an attacker does not care.
    while (!isOver) await work().catch(() => undefined);
  };
  const all = Promise.all(Array.from({ length: count }, repeat));
  return async () => {
    isOver = true;
    await all;
  };
}
