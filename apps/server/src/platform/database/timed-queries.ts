import process from 'node:process';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { errorCode } from '../error-code.ts';
import type { Queries } from './open.ts';
import { useClient, withClient } from './pool.ts';

/** Options of a piece of work. */
interface Manner {
  /** The longest that it may take, in milliseconds, where more is left. */
  most?: number;
  /** True where rows are read in the order of an index: the first of many, and not the set of all. */
  inOrder?: boolean;
  /** True where the planner knows best how rows are found: of words it does not. */
  anyPlan?: boolean;
}

/** The database as timed queries see it. */
export type ReadOnlyQueries = Omit<Queries, 'query' | 'insert' | 'update' | 'delete'>;

/** Queries that have a certain time together. */
export interface TimedQueries {
  /** The answer of work, which asks one query after the other; undefined where its time is up before. */
  inTime<Result>(
    work: (db: ReadOnlyQueries) => Promise<Result>,
    manner?: Manner,
  ): Promise<Result | undefined>;
  /** The time that is left, in milliseconds. */
  readonly left: number;
  /** True where any work was not answered. */
  readonly isCut: boolean;
}

/** A database that gives queries a certain time. */
export interface TimedDatabase {
  /** @returns undefined where the time was up before there was a connection. */
  withTime<Result>(work: (queries: TimedQueries) => Promise<Result>): Promise<Result | undefined>;
}

/** PostgreSQL's code for a statement that it has cut off because it took too long. */
const cutOff = '57014';

class TimeIsUp extends Error {}

const isTimeUp = (error: unknown): boolean =>
  error instanceof TimeIsUp ||
  (error instanceof Error && (errorCode(error) === cutOff || isTimeUp(error.cause)));

type Query = (...query: unknown[]) => Promise<unknown>;

/** Where a query is asked. */
interface Place {
  /** @param left how long it may take, in milliseconds. */
  ask: (query: unknown[], left: number, manner: Manner) => Promise<unknown>;
  /** The time spent so far, in milliseconds. */
  spent: () => number;
}

function timedQueries({ ask, spent }: Place, time: number): TimedQueries {
  let isCut = false;
  let until = time;
  let asked: Manner = {};
  const query: Query = (...statement) => {
    const left = until - spent();
    return left > 0 ? ask(statement, left, asked) : Promise.reject(new TimeIsUp());
  };
  // Drizzle asks no more of a connection than this.
  const db = drizzle({ query } as unknown as pg.PoolClient, { casing: 'snake_case' });
  return {
    get left() {
      return Math.max(0, time - spent());
    },
    get isCut() {
      return isCut;
    },
    async inTime(work, manner = {}) {
      until = Math.min(time, spent() + (manner.most ?? time));
      asked = manner;
      try {
        return await work(db);
      } catch (error) {
        if (!isTimeUp(error)) throw error;
        isCut = true;
        return undefined;
      }
    },
  };
}

const askOn = (client: pg.PoolClient, query: unknown[]) => (client.query as Query)(...query);

/** A connection that is free in time. One that comes too late goes back. */
async function connectionIn(pool: pg.Pool, time: number): Promise<pg.PoolClient | undefined> {
  const connecting = pool.connect();
  const { promise: isLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), time);
  try {
    const client = await Promise.race([connecting, isLate]);
    if (!client) connecting.then((late) => late.release()).catch(() => undefined);
    return client;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * On PostgreSQL the time begins at once, and each query is cut off when it is up. All are asked on one
 * connection: its time-out is set anew for each. Settings are local to a transaction, because a pooler
 * gives the session to others afterwards.
 *
 * @param time in milliseconds.
 */
export function timedPostgres(pool: pg.Pool, time: number): TimedDatabase {
  return {
    async withTime(work) {
      const start = performance.now();
      const client = await connectionIn(pool, time);
      if (!client) return undefined;
      return useClient(client, async () => {
        const idle = 'begin read only;';
        let begin = idle;
        const place: Place = {
          spent: () => performance.now() - start,
          async ask(query, left, { inOrder = false, anyPlan = false }) {
            await client.query(
              `${begin} set local statement_timeout = ${String(Math.ceil(left))};
               set local enable_indexscan = ${inOrder || anyPlan ? 'on' : 'off'};
               set local enable_seqscan = ${anyPlan ? 'on' : 'off'}`,
            );
            begin = `rollback; ${idle}`;
            const answer = await askOn(client, query);
            begin = '';
            return answer;
          },
        };
        const result = await work(timedQueries(place, time));
        if (begin !== idle) await client.query('rollback');
        return result;
      });
    },
  };
}

/**
 * Starts a clock that stands still while other programs have the processor: on a machine that is busy with
 * them, time goes by in which the embedded engine could do nothing.
 *
 * @returns reads the clock, in milliseconds.
 */
function startOwnClock(): () => number {
  const start = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - start, (user + system) / 1_000);
  };
}

/**
 * The embedded engine cuts nothing off, and has one connection for all: the time is that of its
 * answers, without the waiting for others, and between queries it is seen whether it is up.
 *
 * @param time in milliseconds.
 */
export function timedEmbedded(pool: pg.Pool, time: number): TimedDatabase {
  return {
    withTime(work) {
      let spent = 0;
      const place: Place = {
        spent: () => spent,
        ask: (query) =>
          withClient(pool, async (client) => {
            const readClock = startOwnClock();
            try {
              return await askOn(client, query);
            } finally {
              spent += readClock();
            }
          }),
      };
      return work(timedQueries(place, time));
    },
  };
}
