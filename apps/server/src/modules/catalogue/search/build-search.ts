import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../platform/database/open.ts';
import {
  categories,
  searchBuilds,
  searchDocuments,
  searchSynonyms,
  searchWords,
  services,
} from '../../../platform/database/schema/index.ts';
import { createId } from '../../../platform/id.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { indexCategories, indexServices, indexSynonyms } from './search-index.ts';

/** Counted up whenever the same service would be found by other words than before. */
const currentRules = 1;

/** The one row. */
const buildId = 'catalogue';

/** How many services are read at once. */
const batch = 1_000;

const insertDefaults = (db: Queries) =>
  db
    .insert(searchSynonyms)
    .values(defaultSynonyms.map(({ words, wider = [] }) => ({ id: createId(), words, wider })));

/** Makes everything found as it stands in the database, and forgets what is no more. */
async function build(db: Queries): Promise<void> {
  await db.delete(searchDocuments);
  await db.delete(searchWords);
  await indexCategories(db, await db.select().from(categories));
  for (const synonyms of await db.select().from(searchSynonyms)) await indexSynonyms(db, synonyms);
  let last = '';
  for (;;) {
    const some = await db
      .select()
      .from(services)
      .where(gt(services.id, last))
      .orderBy(asc(services.id))
      .limit(batch);
    await indexServices(db, some);
    const end = some.at(-1);
    if (!end) break;
    last = end.id;
  }
}

/**
 * Builds the search anew, all of it or nothing; what is searched meanwhile is found as before.
 *
 * @returns how many services can be found.
 */
export async function rebuildSearch({ db }: Pick<Database, 'db'>): Promise<number> {
  return db.transaction(async (transaction) => {
    // No service is written between being read and being found.
    await transaction.execute(
      sql`lock table ${services}, ${categories}, ${searchSynonyms} in share row exclusive mode`,
    );
    const [before] = await transaction.select().from(searchBuilds);
    if (!before) await insertDefaults(transaction);
    await build(transaction);
    await transaction
      .insert(searchBuilds)
      .values({ id: buildId, rules: currentRules })
      .onConflictDoUpdate({
        target: searchBuilds.id,
        set: { rules: currentRules, builtAt: new Date() },
      });
    return transaction.$count(searchDocuments);
  });
}

/** Builds the search where that was never done, or by other rules than those of this version. */
export async function prepareSearch(database: Pick<Database, 'db'>): Promise<void> {
  const [built] = await database.db
    .select()
    .from(searchBuilds)
    .where(eq(searchBuilds.rules, currentRules));
  if (!built) await rebuildSearch(database);
}
