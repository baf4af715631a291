import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Database } from '@pothik/server/src/platform/database/open.ts';

type Engine = Database['engine'];

/** What the command was asked for. */
export interface Options {
  /** On each engine. */
  rounds: number;
  engines: Engine[];
  seed: number;
  /** Names of faults; empty: all that this machine can bring about. */
  faults: string[];
}

export const usage =
  'faults [--rounds 1000] [--engine postgresql|embedded] [--seed NUMBER] [--fault NAME …]';

const engineOf: Record<string, Engine> = { postgresql: 'postgres', embedded: 'embedded' };

function positive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} got "${text}": it takes a number from 1 on.`);
}

/** @throws Error that says what a wrong option takes. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '1000' },
      engine: { type: 'string', multiple: true, default: Object.keys(engineOf) },
      seed: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    rounds: positive('rounds', values.rounds),
    engines: values.engine.map((name) => {
      const engine = engineOf[name];
      if (engine) return engine;
      throw new Error(`--engine got "${name}": it takes ${Object.keys(engineOf).join(' or ')}.`);
    }),
    seed: values.seed === undefined ? randomInt(1, 1_000_000) : positive('seed', values.seed),
    faults: values.fault,
  };
}
