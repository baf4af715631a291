import { globSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { moduleData } from './module-data.ts';
import { isSealed } from './platform/sealed.ts';
import * as schema from './schema.ts';

const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));

const known = new Set(['users', 'bookings', 'chats']);

/** Whether rows belong to somebody with an account, to a booking or to a chat. */
const isOfPeople = (table: PgTable) =>
  getTableConfig(table).foreignKeys.some((key) =>
    known.has(getTableName(key.reference().foreignTable)),
  );

/** Columns that keys lead from, and that no index begins with: what a key leads to could not be deleted in time. */
function keysWithoutIndex(table: PgTable): string[] {
  const { foreignKeys, indexes, primaryKeys, uniqueConstraints, columns } = getTableConfig(table);
  const first = new Set<unknown>([
    ...indexes
      .map(({ config }) => config.columns[0])
      .map((one) => one && 'name' in one && one.name),
    ...primaryKeys.map((key) => key.columns[0]?.name),
    ...uniqueConstraints.map((key) => key.columns[0]?.name),
    ...columns.filter((column) => column.primary || column.isUnique).map(({ name }) => name),
  ]);
  return foreignKeys
    .map((key) => key.reference().columns[0]?.name ?? '')
    .filter((name) => !first.has(name));
}

describe('the data of the modules', () => {
  it('has the tables of every module in `schema.ts`', async () => {
    const files = globSync('modules/*/schema.ts', { cwd: import.meta.dirname });
    const own = await Promise.all(
      files.map((file) => import(path.join(import.meta.dirname, file)) as Promise<object>),
    );
    const missing = own
      .flatMap((exported) => Object.values(exported) as unknown[])
      .filter((one) => is(one, PgTable))
      .filter((table) => !tables.includes(table));
    expect(files.length).toBeGreaterThan(0);
    expect(missing.map(getTableName)).toEqual([]);
  });

  it('has every sealed column in `sealed` of its module', () => {
    const sealed = new Set(
      moduleData.flatMap((data) => data.sealed ?? []).map(({ column }) => column),
    );
    const columns = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({ table, column })),
    );
    const missing = columns
      .filter(({ column }) => isSealed(column) && !sealed.has(column))
      .map(({ table, column }) => `${getTableName(table)}.${column.name}`);
    expect(columns.some(({ column }) => isSealed(column))).toBe(true);
    expect(missing).toEqual([]);
  });

  it('has every table that knows of people in `personal` of its module', () => {
    const personal = new Set(
      moduleData.flatMap((data) => Object.values(data.personal?.tables ?? {}).flat()),
    );
    const missing = tables.filter((table) => isOfPeople(table) && !personal.has(table));
    expect(tables.some(isOfPeople)).toBe(true);
    expect(missing.map(getTableName)).toEqual([]);
  });

  it('has an index for every key', () => {
    const missing = tables.flatMap((table) =>
      keysWithoutIndex(table).map((column) => `${getTableName(table)}.${column}`),
    );
    expect(missing).toEqual([]);
  });
});
