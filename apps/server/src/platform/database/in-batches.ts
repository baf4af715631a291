import { gt, type SQL } from 'drizzle-orm';

/** How many rows are in memory at once. */
export const batch = 200;

/** All rows of a list, read in batches: each but the first begins after the last row of the one before. */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await read(last);
    yield* rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** The rows after one that was read; all, where none was. */
export const after = (column: Parameters<typeof gt>[0], value: unknown): SQL | undefined =>
  value === undefined ? undefined : gt(column, value);
