import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { Gauge } from 'prom-client';
import { processMetrics, queryDurations } from '../metrics.ts';
import { areTraced, currentTraces, type Work } from '../traces/traces.ts';

/** The pools that are open, with what each is called. */
const pools = new Map<pg.Pool, string>();

new Gauge({
  name: 'database_connections',
  help: 'Connections to the database by pool: busy, idle, and requests that wait for one.',
  labelNames: ['pool', 'state'],
  registers: [processMetrics],
  collect() {
    this.reset();
    for (const [{ totalCount, idleCount, waitingCount }, pool] of pools) {
      this.inc({ pool, state: 'busy' }, totalCount - idleCount);
      this.inc({ pool, state: 'idle' }, idleCount);
      this.inc({ pool, state: 'waiting' }, waitingCount);
    }
  },
});

type Answered = (error: Error | null, ...rest: unknown[]) => void;

/** The longest text of a statement that is told, in letters. */
const mostTold = 500;

/** A statement for a trace: its text has places for values, and no values. */
function toWork(statement: unknown): Work {
  const text =
    typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
  const told = text.replaceAll(/\s+/g, ' ').trim();
  return {
    name: told.slice(0, Math.max(0, told.indexOf(' '))) || 'query',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': told.slice(0, mostTold) },
  };
}

/** Hands a connection over in the trace in which it was asked for, and not in that in which another gives it back. */
function keepTraces(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (answered?: Answered) => unknown;
  const keeping = (answered?: Answered) =>
    answered && areTraced() ? connect(AsyncResource.bind(answered)) : connect(answered);
  pool.connect = keeping as typeof pool.connect;
}

/** Times the queries of a connection, which tell their end to a function that was handed over, or by a promise. */
function timeQueries(client: pg.Client | pg.PoolClient): void {
  // Asked for anew each time, so that somebody who listens to the driver hears queries of open connections as well.
  const query = (...given: unknown[]): unknown =>
    pg.Client.prototype.query.call(client, ...(given as Parameters<pg.Client['query']>));
  const timedQuery = (...given: unknown[]): unknown => {
    const stop = queryDurations.startTimer();
    const endSpan = currentTraces()?.begin(toWork(given[0]));
    const end = (isDone: boolean) => {
      stop({ outcome: isDone ? 'done' : 'failed' });
      endSpan?.({ isFailed: !isDone });
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const tell: Answered = (error, ...rest) => {
        end(!error);
        (last as Answered)(error, ...rest);
      };
      return query(...given.slice(0, -1), tell);
    }
    const answer = query(...given);
    if (answer instanceof Promise) {
      answer.then(
        () => end(true),
        () => end(false),
      );
    }
    return answer;
  };
  client.query = timedQuery as typeof client.query;
}

/**
 * Counts a pool's connections and times its queries, until it ends.
 *
 * @param name of the pool in the metrics: there are few.
 */
export function measurePool(pool: pg.Pool, name: string): void {
  pools.set(pool, name);
  keepTraces(pool);
  pool.on('connect', timeQueries);
  const end = pool.end.bind<() => Promise<void>>(pool);
  pool.end = () => {
    pools.delete(pool);
    return end();
  };
}
