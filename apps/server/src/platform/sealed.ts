import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { customType, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database/open.ts';

/** Seals texts with the key of the installation. */
export interface SecretSealer {
  /** @param purpose what it is for, and whose: opened for another, it is none. */
  seal(purpose: string, text: string): string;
  /** @throws Error where it was sealed with another key or for another purpose. */
  open(purpose: string, sealed: string): string;
}

/**
 * A column of encrypted texts, in Base64. List it in `sealed` of its module, so that `keys rotate` encrypts it again; a test
 * names columns that are not listed.
 */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
});

/** Whether a column was made with {@link sealedText}. */
export const isSealed = (column: PgColumn): boolean =>
  column.columnType === 'PgCustomColumn' && column.getSQLType() === 'text';

/** Secrets that a module keeps in rows. */
export interface SealedRows {
  table: PgTable;
  column: PgColumn;
  /** Tells the rows apart, or those with the same purpose. */
  name: PgColumn;
  /** What a row's secret was sealed for, by its name. */
  purpose: (name: string) => string;
  /** Of all rows of the table, those with a secret. Default: all. */
  where?: SQL;
}

/** One secret of {@link SealedRows}. */
interface SealedRow {
  name: string;
  sealed: string;
}

/** All secrets in these rows. */
export async function readSealed(db: Queries, rows: SealedRows): Promise<SealedRow[]> {
  const { table, column, name, where } = rows;
  const found = await db.select({ name, sealed: column }).from(table).where(where);
  return found.map((row) => ({ name: String(row.name), sealed: String(row.sealed) }));
}

/** Replaces a secret; does nothing where it has changed since it was read. */
export async function replaceSealed(
  db: Queries,
  { table, column, name }: SealedRows,
  was: SealedRow,
  sealed: string,
): Promise<void> {
  const property = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  await db
    .update(table)
    .set({ [property?.[0] ?? '']: sealed })
    .where(and(eq(name, was.name), eq(column, was.sealed)));
}
