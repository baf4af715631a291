import { recordKinds, type FoundRecord, type RecordKind } from '@pothik/contract';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { Search } from '../../platform/database/search.ts';
import type { ReadOnlyQueries } from '../../platform/database/timed-queries.ts';
import type { RecordSource, RecordSources } from '../../platform/record-source.ts';

/** So many of a kind are shown. */
const shown = 5;

/** Fewer than these are put in order; more are dense enough to be come across along an index. */
const few = 200;

/** So many rows of each kind are looked through for words that no index finds: with all kinds, 5,000 at most. */
const reach = 800;

/** The share of the search's time in which all kinds are looked for at once, before each is by itself. */
const shareOfTime = 1 / 2;

type Asking = Pick<ReadOnlyQueries, 'execute'>;
type Ids = Partial<Record<RecordKind, readonly string[]>>;

const all = (conditions: (SQL | undefined)[]) =>
  sql.join(
    [sql`true`, ...conditions].filter((condition) => condition !== undefined),
    sql` and `,
  );

const matching = ({ where, isFound }: RecordSource, words: readonly Search[]) =>
  all([where, ...words.map(isFound)]);

const inOrder = ({ order }: RecordSource) => sql.join(order, sql`, `);

/** Some of the rows that have the words, by the table's own name: a few more than are put in order, or those nearby. */
function someRows(source: RecordSource, words: readonly Search[]): SQL {
  const { table, where, isFound } = source;
  const name = sql.identifier(getTableName(table));
  if (words.some(({ isIndexed }) => isIndexed)) {
    return sql`(select * from ${table} where ${matching(source, words)} limit ${few + 1}) as ${name}`;
  }
  const near = sql`select * from ${table} where ${all([where])} order by ${inOrder(source)} limit ${reach}`;
  return sql`(select * from (${near}) as ${name} where ${all(words.map(isFound))}) as ${name}`;
}

/** One answer for each kind, in one query. */
async function ask<Answer>(
  db: Asking,
  sources: RecordSources,
  kinds: readonly RecordKind[],
  toQuery: (source: RecordSource) => SQL,
): Promise<Partial<Record<RecordKind, Answer>>> {
  if (kinds.length === 0) return {};
  const answers = kinds.map((kind) => sql`(${toQuery(sources[kind])}) as ${sql.identifier(kind)}`);
  const { rows } = await db.execute<Partial<Record<RecordKind, Answer>>>(
    sql`select ${sql.join(answers, sql`, `)}`,
  );
  return rows[0] ?? {};
}

/** The ids of the first few of each kind. */
async function findIds(
  db: Asking,
  sources: RecordSources,
  kinds: readonly RecordKind[],
  words: readonly Search[],
): Promise<Ids> {
  const some = await ask<{ ids: string[] | null; count: number }>(db, sources, kinds, (source) => {
    const { id, isTitled } = source;
    const titledFirst = isTitled ? sql`(${all(words.map(isTitled))}) desc, ` : sql``;
    return sql`select json_build_object(
        'ids', json_agg(id order by place) filter (where place <= ${shown}), 'count', count(*))
      from (select ${id} as id, row_number() over (order by ${titledFirst}${inOrder(source)}) as place
        from ${someRows(source, words)}) as placed`;
  });
  const isMany = (kind: RecordKind) =>
    (some[kind]?.count ?? 0) > few && words.some(({ isIndexed }) => isIndexed);
  const many = await ask<string[]>(
    db,
    sources,
    kinds.filter(isMany),
    (source) => sql`select array(select ${source.id} from ${source.table}
      where ${matching(source, words)} order by ${inOrder(source)} limit ${shown})`,
  );
  return Object.fromEntries(kinds.map((kind) => [kind, many[kind] ?? some[kind]?.ids ?? []]));
}

/** These records, as far as they are there, in the order of the kinds and of their ids. */
export async function readRecords(
  sources: RecordSources,
  db: Database['db'],
  ids: Ids,
): Promise<FoundRecord[]> {
  const read = async (kind: RecordKind) => {
    const asked = ids[kind] ?? [];
    const records = asked.length === 0 ? [] : await sources[kind].read(db, asked);
    return asked.flatMap((id) => records.find(({ _id }) => _id === id) ?? []);
  };
  return (await Promise.all(recordKinds.map(read))).flat();
}

/** The records of a search, and the kinds that there was no time for. */
interface FoundRecords {
  records: FoundRecord[];
  leftOut: RecordKind[];
}

/** The first few records of each of these kinds that have all of the words. One that takes too long is left out. */
export async function findRecords(
  sources: RecordSources,
  { db, forSearch }: Pick<Database, 'db' | 'forSearch'>,
  kinds: readonly RecordKind[],
  words: readonly Search[],
): Promise<FoundRecords> {
  const found = await forSearch.withTime(async (queries) => {
    const manner = { anyPlan: true };
    const most = queries.left * shareOfTime;
    const together = await queries.inTime((timed) => findIds(timed, sources, kinds, words), {
      ...manner,
      most,
    });
    if (together) return together;
    const each: Ids = {};
    for (const kind of kinds) {
      const part = await queries.inTime((timed) => findIds(timed, sources, [kind], words), {
        ...manner,
        most: queries.left * shareOfTime,
      });
      Object.assign(each, part);
    }
    return each;
  });
  const ids = found ?? {};
  return {
    records: await readRecords(sources, db, ids),
    leftOut: kinds.filter((kind) => ids[kind] === undefined),
  };
}
