import type { Access, FoundRecord, RecordKind } from '@pothik/contract';
import { like, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Search } from './database/search.ts';
import type { ReadOnlyQueries } from './database/timed-queries.ts';

/** The table of a kind of record, and how rows of it are found and told. */
export interface RecordSource {
  /** Who opens such records. */
  access: Access;
  table: PgTable;
  id: PgColumn;
  /** Selects the rows of this kind. Default: all rows. */
  where?: SQL;
  isFound: (word: Search) => SQL | undefined;
  /** Whether a word is a part of the title, where others are looked through as well: such rows come first. */
  isTitled?: (word: Search) => SQL;
  /** An index has it. What comes first is looked through for words that no index finds. */
  order: SQL[];
  read: (db: Pick<ReadOnlyQueries, 'select'>, ids: readonly string[]) => Promise<FoundRecord[]>;
}

/** How records of every kind are found. */
export type RecordSources = Readonly<Record<RecordKind, RecordSource>>;

/** What there is of these, each once. */
export const told = (...details: (string | null | undefined)[]): string[] => [
  ...new Set(details.map((detail) => detail ?? '').filter((detail) => detail !== '')),
];

/** Whether a name has a word. */
export const isNamed = (text: PgColumn, { pattern }: Search) =>
  like(sql`lower(normalize(${text}))`, pattern);
