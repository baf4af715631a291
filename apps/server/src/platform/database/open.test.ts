import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  copyEmbeddedTemplate,
  describeEachDatabase,
  openTestDatabase,
  hasPostgres,
  temporaryDirectory,
} from '../../../test/databases.ts';
import { StartError } from '../start-error.ts';
import { openDatabase } from './open.ts';
import { settings } from '../../schema.ts';
import { withoutTimeout } from './without-timeout.ts';

describeEachDatabase('a query', (get) => {
  it('reads large counts as numbers and what a number cannot hold as text', async () => {
    const { rows } = await get().database.pool.query(
      'select count(*) as count, 9007199254740991 as safe, 9007199254740993 as unsafe',
    );
    expect(rows).toEqual([{ count: 1, safe: 9007199254740991, unsafe: '9007199254740993' }]);
  });

  it('reads and writes moments in UTC, whatever the machine thinks', async () => {
    const { db, pool } = get().database;
    const at = new Date('2026-03-01T23:59:59.123Z');
    await db.insert(settings).values({ name: 'moment', value: {}, updatedAt: at });
    const [row] = await db.select().from(settings);
    expect(row?.updatedAt).toEqual(at);
    const { rows } = await pool.query<{ day: string; zone: string }>(
      `select to_char(updated_at, 'YYYY-MM-DD HH24:MI') as day, current_setting('timezone') as zone from settings`,
    );
    expect(rows).toEqual([{ day: '2026-03-01 23:59', zone: 'UTC' }]);
  });

  it('writes down when a row was changed', async () => {
    const { db } = get().database;
    await db
      .insert(settings)
      .values({ name: 'changed', value: 1, updatedAt: new Date('2020-01-01T00:00:00Z') });
    const [row] = await db.update(settings).set({ value: 2 }).returning();
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('goes on after one that failed, with its code and constraint', async () => {
    const { db, pool } = get().database;
    await expect(
      db.insert(settings).values([
        { name: 'twice', value: 1 },
        { name: 'twice', value: 2 },
      ]),
    ).rejects.toMatchObject({ cause: { code: '23505', constraint: 'settings_pkey' } });
    await expect(pool.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('of a client that was lost in the middle of a transaction leaves nothing', async () => {
    const { pool } = get().database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into settings (name, value) values ('lost', '1')`);
    client.release(true);
    const { rows } = await pool.query(`select from settings where name = 'lost'`);
    expect(rows).toEqual([]);
  });

  it('can be tidied after', async () => {
    const { database } = get();
    const { pool } = database;
    const counted = async () => {
      const { rows } = await pool.query<{ n: number }>(
        `select reltuples::int as n from pg_class where relname = 'tidied'`,
      );
      return rows;
    };
    await pool.query('create table tidied as select from generate_series(1, 7)');
    // The engine does not know yet how many there are.
    expect(await counted()).toEqual([{ n: -1 }]);
    await database.tidy();
    expect(await counted()).toEqual([{ n: 7 }]);
    await pool.query('drop table tidied');
  });
});

describe.runIf(hasPostgres())('PostgreSQL', () => {
  it('that ends all connections is used again by the next query', async () => {
    const opened = await openTestDatabase('postgres');
    const { db, pool } = opened.database;
    const cutOff = db.transaction(async (transaction) => {
      const other = await pool.connect();
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      other.release();
      await transaction.select().from(settings);
    });
    await expect(cutOff).rejects.toThrow();
    expect(await db.select().from(settings)).toEqual([]);
    await opened.remove();
  });

  it('that ends the connection of maintenance fails it, and no more', async () => {
    const opened = await openTestDatabase('postgres');
    const { pool } = opened.database;
    const cutOff = withoutTimeout(pool, async (client) => {
      const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.id]);
      await ended;
      await client.query('select 1');
    });
    await expect(cutOff).rejects.toThrow();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await opened.remove();
  });

  it('cuts off a statement that takes too long, but not maintenance', async () => {
    const opened = await openTestDatabase('postgres');
    const { pool } = opened.database;
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
    await withoutTimeout(pool, async (client) => {
      const inside = await client.query('show statement_timeout');
      expect(inside.rows).toEqual([{ statement_timeout: '0' }]);
    });
    expect((await pool.query('show statement_timeout')).rows).toEqual(rows);
    await opened.remove();
  });
});

describe('PostgreSQL', () => {
  it('that cannot be reached is told on one line, without the password', async () => {
    const url = 'postgres://pothik:s3cret@127.0.0.1:1/pothik';
    const opening = openDatabase({ url, dataDirectory: '' });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL names a database that cannot be used: .+$/,
    );
    await expect(opening).rejects.not.toThrow(/s3cret/);
  });
});

describe('the embedded database', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('forces each commit onto the disk before it is acknowledged', async () => {
    await copyEmbeddedTemplate(directory);
    const database = await openDatabase({ url: undefined, dataDirectory: directory });
    const before = database.countSyncs() ?? 0;
    for (let value = 0; value < 100; value += 1) {
      await database.db.insert(settings).values({ name: `setting ${String(value)}`, value });
    }
    expect((database.countSyncs() ?? 0) - before).toBeGreaterThanOrEqual(100);
    await database.close();
  });

  it('lets nobody else into its folders, and takes its socket away', async () => {
    const database = await openDatabase({ url: undefined, dataDirectory: directory });
    for (const name of ['database', 'socket']) {
      expect(statSync(path.join(directory, name)).mode & 0o777).toBe(0o700);
    }
    await database.close();
    expect(existsSync(path.join(directory, 'socket'))).toBe(false);
  });

  it('opens beside the socket of a killed process, and where the path is too long for one', async () => {
    const deep = path.join(directory, 'd'.repeat(120));
    await mkdir(deep);
    await copyEmbeddedTemplate(deep);
    for (let time = 0; time < 2; time += 1) {
      const database = await openDatabase({ url: undefined, dataDirectory: deep });
      await database.db.execute(sql`select 1`);
      await database.close();
      await mkdir(path.join(deep, 'socket'));
      await writeFile(path.join(deep, 'socket', '.s.PGSQL.5432'), '');
    }
  });

  it('turns a query beside its own transaction into an error instead of waiting for ever', async () => {
    await copyEmbeddedTemplate(directory);
    const database = await openDatabase({
      url: undefined,
      dataDirectory: directory,
      patience: { connection: 500, answer: 10_000 },
    });
    const waiting = database.db.transaction(async () => {
      await database.db.select().from(settings);
    });
    await expect(waiting).rejects.toMatchObject({
      cause: { message: 'timeout exceeded when trying to connect' },
    });
    expect(await database.db.select().from(settings)).toEqual([]);
    await database.close();
  });

  it('answers a statement that goes too deep with an error', async () => {
    await copyEmbeddedTemplate(directory);
    const database = await openDatabase({ url: undefined, dataDirectory: directory });
    const deep = `select ${'1+'.repeat(20_000)}1`;
    await expect(database.pool.query(deep)).rejects.toMatchObject({ code: '54001' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('tells when its thread has died', async () => {
    await copyEmbeddedTemplate(directory);
    const created = once(process, 'worker');
    const died = Promise.withResolvers<Error>();
    const database = await openDatabase({
      url: undefined,
      dataDirectory: directory,
      onDeath: died.resolve,
    });
    const [worker] = (await created) as [Worker];
    await worker.terminate();
    expect((await died.promise).message).toBe('the embedded database ended');
    await expect(database.db.select().from(settings)).rejects.toThrow();
    await database.close();
  });

  it('fails to open what is damaged, and says so', async () => {
    await copyEmbeddedTemplate(directory);
    await rm(path.join(directory, 'database/global'), { recursive: true });
    await expect(openDatabase({ url: undefined, dataDirectory: directory })).rejects.toThrow();
  });
});
