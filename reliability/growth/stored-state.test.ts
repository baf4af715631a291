import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '@pothik/server/src/http/calls/bind-endpoints.ts';
import { describeApp } from '@pothik/server/test/api/app.ts';
import { bounds, createWorld, type Bound, type World } from './bounds.ts';

/** Of a file system, in bytes: a smaller file takes as much. */
const block = 4_096;

const ofKind = <Kind extends Bound>(is: (bound: Bound) => bound is Kind) =>
  Object.entries(bounds).flatMap(([id, bound]): [string, Kind][] =>
    is(bound) ? [[id, bound]] : [],
  );

type Limited = Extract<Bound, { per: string }>;
type Counted = Extract<Bound, { rows: number }>;
const limited = ofKind((bound): bound is Limited => bound !== 'staff' && 'per' in bound);
const counted = ofKind((bound): bound is Counted => bound !== 'staff' && 'rows' in bound);

it('has a bound for every call of the contract that writes', () => {
  const writes = allEndpoints.filter(({ definition }) => definition.method !== 'GET');
  expect(Object.keys(bounds).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

it('leaves no call of visitors and customers to the staff', () => {
  const ofStaff = allEndpoints
    .filter(({ definition: { access } }) => ['agent', 'editor', 'owner'].includes(access))
    .map(({ id }) => id);
  const trusted = Object.entries(bounds).filter(([, bound]) => bound === 'staff');
  expect(trusted.map(([id]) => id).filter((id) => !ofStaff.includes(id))).toEqual([]);
});

describeApp('what the smallest request leaves', (get) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(get());
  });
  beforeEach(() => get().database.pool.query('delete from rate_limits'));

  const call = ({ send }: Limited | Counted, count: number) =>
    get().app.inject({ remoteAddress: '10.77.0.1', ...send(world, count) });

  /** Without it a request that no call understands would seem to leave nothing. */
  function expectUnderstood({ isRefused }: Limited | Counted, answer: LightMyRequestResponse) {
    const { statusCode, body } = answer;
    if (isRefused) expect([401, 404, 409, 410], body).toContain(statusCode);
    else expect(statusCode, body).toBe(200);
  }

  /** Rows of all tables and their bytes, without indexes. */
  async function storedRows(except = ''): Promise<{ rows: number; bytes: number }> {
    const { pool } = get().database;
    const tables = await pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> $1`,
      [except],
    );
    const each = tables.rows.map(
      ({ name }) => `select count(*) as rows, sum(pg_column_size(one)) as bytes from ${name} one`,
    );
    const { rows } = await pool.query<{ rows: number; bytes: number }>(
      `select sum(rows)::int as rows, sum(bytes)::int as bytes from (${each.join(' union all ')}) each`,
    );
    return rows[0] ?? { rows: 0, bytes: 0 };
  }

  async function storedFiles(): Promise<number> {
    let bytes = 0;
    for (const folder of ['private', 'media']) {
      const root = path.join(get().dataDirectory, folder);
      const names = await readdir(root, { recursive: true }).catch(() => []);
      for (const name of names) {
        const { size } = await stat(path.join(root, name));
        bytes += Math.ceil(size / block) * block;
      }
    }
    return bytes;
  }

  const storedBytes = async () => (await storedRows()).bytes + (await storedFiles());

  describe('is of a bounded size and number', () => {
    it.for(limited)('by %s', async ([, bound], { annotate }) => {
      const { limit, bytes } = bound;
      const before = await storedBytes();
      for (let count = 0; count < 3; count += 1) {
        const answer = await call(bound, count);
        expectUnderstood(bound, answer);
      }
      const each = Math.ceil(((await storedBytes()) - before) / 3);
      const { payload } = bound.send(world, 0);
      const sent = Buffer.isBuffer(payload) ? payload.length : JSON.stringify(payload).length;
      await annotate(`stores ${String(each)} bytes for a body of ${String(sent)}`);
      expect(each).toBeLessThanOrEqual(bytes);
      await get().database.pool.query('update rate_limits set count = $1', [limit.tries]);
      const rows = await storedRows('rate_limits');
      const refused = await call(bound, 3);
      expect([refused.statusCode, await storedRows('rate_limits')]).toEqual([429, rows]);
    });
  });

  describe('is a bounded number of rows', () => {
    it.for(counted)('by %s', async ([, bound]) => {
      const before = await storedRows();
      for (let count = 0; count < bound.rows + 3; count += 1) {
        const answer = await call(bound, count);
        if (count === 0) expectUnderstood(bound, answer);
      }
      const { rows } = await storedRows();
      expect(rows - before.rows).toBeLessThanOrEqual(bound.rows);
    });
  });
});
