import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { timedEmbedded, timedPostgres, type ReadOnlyQueries } from './timed-queries.ts';

describeEachDatabase('queries that have a time together', (get) => {
  const timed = (time: number) => {
    const { engine, pool } = get().database;
    return engine === 'postgres' ? timedPostgres(pool, time) : timedEmbedded(pool, time);
  };
  // The embedded engine is asked for work, as sleeping takes it no time.
  const count = (db: ReadOnlyQueries) =>
    db.execute(sql`select count(*) from generate_series(1, 1000000)`);
  const sleep = (seconds: number) => (db: ReadOnlyQueries) =>
    db.execute(sql`select pg_sleep(${seconds}), 'awake' as state`);

  it('answer as long as there is time, and then no more', async () => {
    await timed(500).withTime(async (queries) => {
      expect((await queries.inTime(sleep(0.01)))?.rows).toEqual([
        expect.objectContaining({ state: 'awake' }),
      ]);
      expect(queries.isCut).toBe(false);
      while (queries.left > 0) await queries.inTime(count);
      expect(await queries.inTime(sleep(0))).toBeUndefined();
      expect(queries.isCut).toBe(true);
    });
  });

  it('go on after one that had less time than they have together', async () => {
    await timed(60_000).withTime(async (queries) => {
      const twice = async (db: ReadOnlyQueries) => {
        await count(db);
        return count(db);
      };
      expect(await queries.inTime(twice, { most: 20 })).toBeUndefined();
      expect(queries.isCut).toBe(true);
      expect(await queries.inTime(sleep(0))).toBeDefined();
    });
  });

  it('are cut off by PostgreSQL at what is left, and wait no longer for a connection', async ({
    skip,
  }) => {
    const { engine, pool } = get().database;
    skip(engine !== 'postgres');
    const allowed = async (db: ReadOnlyQueries) =>
      Number.parseFloat(
        String(
          (await db.execute(sql`select current_setting('statement_timeout') as time`)).rows[0]
            ?.time,
        ),
      );
    await timed(9_999).withTime(async (queries) => {
      const first = await queries.inTime(allowed);
      await queries.inTime(sleep(0.2));
      expect(await queries.inTime(allowed)).toBeLessThanOrEqual((first ?? 0) - 200);
      expect(await queries.inTime(allowed, { most: 70 })).toBeLessThanOrEqual(70);
    });

    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const release = () => held.splice(0).forEach((client) => client.release());
    onTestFinished(release);
    expect(await timed(50).withTime(() => Promise.resolve('connected'))).toBeUndefined();
    release();
    expect(await timed(60_000).withTime(() => Promise.resolve('connected'))).toBe('connected');
    expect(pool.waitingCount).toBe(0);
  });
});

it('lose no time at the embedded engine while other programs have the processor', async () => {
  // What is answered without any work of this process took others' time.
  const client = {
    query: () => setTimeout(300, { rows: [] }),
    release: () => undefined,
    getTransactionStatus: () => 'I',
  };
  const pool = { connect: () => Promise.resolve(client) } as unknown as pg.Pool;
  await timedEmbedded(pool, 10_000).withTime(async (queries) => {
    await queries.inTime((db) => db.execute(sql`select`));
    expect(queries.left).toBeGreaterThan(9_700);
  });
});
