import type pg from 'pg';

interface Index {
  name: string;
  definition: string;
}

/** The indexes of these tables that no constraint holds. */
const indexesOf = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select from pg_constraint where conname = indexname)
  order by 1`;

/** Fills tables while they have no indexes: making those afterwards takes a fraction of the time. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Index>(indexesOf, [tables]);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of rows) await client.query(definition);
}
