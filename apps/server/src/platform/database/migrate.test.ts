import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '#places';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import {
  createPostgresDatabase,
  describeEachDatabase,
  dropRole,
  hasPostgres,
} from '../../../test/databases.ts';
import { StartError } from '../start-error.ts';
import { knownMigrations, migrate } from './migrate.ts';
import { openPool } from './pool.ts';

describe('the migrations', () => {
  const known = knownMigrations();

  it('are in the order of their times', () => {
    const times = known.map(({ when }) => when);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
    const tags = known.map(({ tag }) => tag);
    expect(tags.toSorted()).toEqual(tags);
  });

  it('are the files that lie there', () => {
    const files = readdirSync(places.migrations).filter((name) => name.endsWith('.sql'));
    expect(files.sort()).toEqual(known.map(({ tag }) => `${tag}.sql`));
  });
});

const newPool = (connectionString: string, options?: string): pg.Pool =>
  openPool({ connectionString, options });

const appliedCount = 'select count(*)::int as count from drizzle.__drizzle_migrations';

describeEachDatabase('migrating', (get) => {
  it('a database that is up to date changes nothing', async () => {
    const { pool } = get().database;
    await migrate(pool);
    expect((await pool.query(appliedCount)).rows).toEqual([{ count: knownMigrations().length }]);
  });

  it('refuses a database that a newer version has used', async () => {
    const { pool } = get().database;
    const future = Date.now() + 10 * 365 * 24 * 60 * 60 * 1_000;
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`,
      [future],
    );
    await expect(migrate(pool)).rejects.toThrow(
      new StartError('The database was made by a newer version of this software: start that one.'),
    );
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
    await migrate(pool);
  });

  it('moves the pieces of open uploads to rows of their own, in order', async () => {
    const { pool } = get().database;
    const statements = knownMigrations()
      .map(({ tag }) => readFileSync(path.join(places.migrations, `${tag}.sql`), 'utf8'))
      .find((text) => text.includes('INSERT INTO "upload_pieces"'));
    await pool.query(`drop table upload_pieces; alter table uploads add column pieces jsonb`);
    const pieces = [
      { key: 'uploads/c', size: 30 },
      { key: 'uploads/a', size: 10 },
      { key: 'uploads/b', size: 20 },
    ];
    await pool.query(
      `insert into uploads (id, network, length, received, pieces)
       values ('begun', 'n', 90, 60, $1), ('empty', 'n', 90, 0, '[]')`,
      [JSON.stringify(pieces)],
    );
    await pool.query(statements ?? '');
    const { rows } = await pool.query('select * from upload_pieces order by start');
    expect(rows).toEqual([
      { upload_id: 'begun', start: 0, ...pieces[0] },
      { upload_id: 'begun', start: 30, ...pieces[1] },
      { upload_id: 'begun', start: 40, ...pieces[2] },
    ]);
  });
});

describe.runIf(hasPostgres())('migrating an empty PostgreSQL', () => {
  it('is done once by four that start at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { url, drop } = await createPostgresDatabase('bare');
      const pools = Array.from({ length: 4 }, () => newPool(url));
      await Promise.all(pools.map((pool) => migrate(pool)));
      const applied = await pools[0]?.query(appliedCount);
      expect(applied?.rows).toEqual([{ count: knownMigrations().length }]);
      await Promise.all(pools.map((pool) => pool.end()));
      await drop();
    }
  });

  it('needs no more than to own its database', async () => {
    const { url, drop } = await createPostgresDatabase('bare');
    const name = new URL(url).pathname.slice(1);
    const role = `${name}_owner`;
    const administrator = newPool(url);
    await administrator.query(`create role ${role} nosuperuser nocreatedb nocreaterole`);
    await administrator.query(`alter database ${name} owner to ${role}`);
    const pool = newPool(url, `-c role=${role}`);
    await migrate(pool);
    expect((await pool.query('select current_user as name')).rows).toEqual([{ name: role }]);
    expect((await pool.query(appliedCount)).rows).toEqual([{ count: knownMigrations().length }]);
    await pool.end();
    await administrator.end();
    await drop();
    await dropRole(role);
  });

  it('begins anew after one that was cut off', async () => {
    const { url, drop } = await createPostgresDatabase('bare');
    const pool = newPool(url);
    const [killer, blocker] = [1, 2].map(() => new pg.Client({ connectionString: url }));
    if (!killer || !blocker) throw new Error('there are two');
    await Promise.all([killer.connect(), blocker.connect()]);
    // The migrator stops in the midst of its tables, at the name that is taken by nobody for sure yet.
    await blocker.query('begin; create table bookings ()');
    const outcome = migrate(pool).then(
      () => 'done',
      () => 'cut off',
    );
    const cutOff = async () => {
      const { rowCount } = await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    while ((await cutOff()) === 0);
    await blocker.query('rollback');
    expect(await outcome).toBe('cut off');
    const { rows } = await killer.query(
      `select count(*)::int as count from pg_tables where schemaname = 'public'`,
    );
    expect(rows).toEqual([{ count: 0 }]);
    await migrate(pool);
    expect((await killer.query(appliedCount)).rows).toEqual([{ count: knownMigrations().length }]);
    await Promise.all([killer.end(), blocker.end(), pool.end()]);
    await drop();
  });
});
