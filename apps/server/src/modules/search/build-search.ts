import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/open.ts';
import { categories, services } from '../catalogue/schema.ts';
import { searchDocuments, searchSynonyms, searchWords } from './schema.ts';
import type { Log } from '../../platform/log.ts';
import { findTranslatedNames } from '../catalogue/category-queries.ts';
import defaultSynonyms from './default-synonyms.json' with { type: 'json' };
import { lastShelf, shelveServices } from './shelves.ts';
import { currentRules, indexCategories, indexServices, indexSynonyms } from './search-index.ts';

/** The number of services that are read at once. */
const batch = 500;

/** The time between two looks for services that can't be found, in milliseconds. */
const lookInterval = 10 * 60 * 1_000;

/** Makes the words of categories and synonyms known. */
async function indexWords(db: Queries): Promise<void> {
  const translated = await findTranslatedNames(db);
  await indexCategories(db, [
    ...(await db.select().from(categories)),
    ...translated.map((name) => ({ name })),
  ]);
  for (const synonyms of await db.select().from(searchSynonyms)) await indexSynonyms(db, synonyms);
}

/**
 * Puts in the synonyms that every catalogue begins with, once: what staff remove of them stays away.
 * They are there before the first service can be found.
 */
export async function prepareSearch({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`);
    const [begun] = await transaction.select({ word: searchWords.word }).from(searchWords).limit(1);
    if (begun) return;
    await transaction.insert(searchSynonyms).values(
      defaultSynonyms.map(({ words, wider = [] }, index) => ({
        id: `default-${String(index + 1)}`,
        words,
        wider,
      })),
    );
    await indexWords(transaction);
  });
}

/** A service that can't be found by today's rules: it was there before the search, or written past the server. */
const isMissing = and(
  services.isActive,
  or(isNull(searchDocuments.serviceId), ne(searchDocuments.rules, currentRules)),
);

/**
 * The ids of the next services that can't be found. Many at once: looking for them reads both tables where
 * the planner does not know yet how much they have grown.
 *
 * @param after the id of the last one before.
 */
async function findMissing({ db }: Pick<Database, 'db'>, after: string): Promise<string[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .leftJoin(searchDocuments, eq(searchDocuments.serviceId, services.id))
    .where(and(isMissing, gt(services.id, after)))
    .orderBy(asc(services.id))
    .limit(20_000);
  return rows.map(({ id }) => id);
}

/** Makes those of these services found that still can't be. */
async function indexMissing({ db }: Pick<Database, 'db'>, ids: readonly string[]): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ service: services })
      .from(services)
      .leftJoin(searchDocuments, eq(searchDocuments.serviceId, services.id))
      .where(and(isMissing, inArray(services.id, [...ids])))
      .orderBy(asc(services.id))
      // Nobody changes one between its being read and its being found.
      .for('share', { of: services });
    await indexServices(
      transaction,
      rows.map(({ service }) => service),
      lastShelf,
    );
  });
}

/** Makes all services found that can't be. */
export async function completeSearch(
  database: Pick<Database, 'db'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let missing = await findMissing(database, '');
  if (missing.length === 0) return;
  while (missing.length > 0 && !isStopped()) {
    for (let start = 0; start < missing.length && !isStopped(); start += batch) {
      await indexMissing(database, missing.slice(start, start + batch));
    }
    missing = await findMissing(database, missing.at(-1) ?? '');
  }
  await shelveServices(database.db);
}

/** Completes the search now and from time to time. @returns a function that ends it. */
export function completeSearchRegularly(database: Pick<Database, 'db'>, log: Log) {
  let isStopped = false;
  let running = Promise.resolve();
  const complete = () => {
    running = running
      .then(() => completeSearch(database, () => isStopped))
      .catch((error: unknown) => {
        if (!isStopped) log.warn({ err: error }, 'the search could not be completed');
      });
  };
  complete();
  const timer = setInterval(complete, lookInterval);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}

/**
 * Builds the search anew; what is searched meanwhile finds what is there again already.
 *
 * @returns how many services can be found.
 */
export async function rebuildSearch(database: Pick<Database, 'db' | 'tidy'>): Promise<number> {
  const { db } = database;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.delete(searchDocuments);
    await transaction.delete(searchWords);
    await indexWords(transaction);
  });
  await completeSearch(database);
  // What was deleted slows every search down, and what the planner knows is of before.
  await database.tidy();
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(searchDocuments);
  return counted?.count ?? 0;
}
