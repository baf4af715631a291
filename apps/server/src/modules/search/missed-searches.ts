import { createHmac } from 'node:crypto';
import { and, desc, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { countTry } from '../../http/rate-limit.ts';
import type { Queries } from '../../platform/database/open.ts';
import { missedSearches } from './schema.ts';
import type { Log } from '../../platform/log.ts';
import { plainLetters } from './words.ts';

/** The fewest people who have typed a search that is written down: it may be a name or a number of theirs. */
const severalPeople = 3;

/** More from one network say nothing more. */
const missesFrom = { tries: 60, seconds: 60 * 60 };

/** Whoever asks again within this, as the next page does, still makes the same search. */
const oneSearch = { max: 10_000, ttl: 60_000 };

/** How long what few have typed is remembered, and what several have, after the last time. */
const kept = { unread: '30 days', read: '180 days' };

/** Numbers of passports, accounts and telephones have more digits than this. */
const mostDigits = 4;

/** Tells whether it may be a number or an address of somebody, which several people may look for as well. */
const maySaySomebody = (query: string) =>
  query.includes('@') || (query.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits;

/** There are few numbers and few addresses: without the key they would be found by trying all of them. */
const digest = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * Takes down that a search found nothing. Neither what was typed nor by whom can be read until several
 * people have typed it; then it is the text alone. A search does not fail by it.
 *
 * @param address the network that it came from.
 */
export type NoteMiss = (text: string, address: string) => Promise<void>;

/** @param key of the digests, which lies outside the database. */
export function missNotes(db: Queries, key: Buffer, log: Pick<Log, 'warn'>): NoteMiss {
  const noted = new LRUCache<string, true>(oneSearch);
  return async (text, address) => {
    const query = plainLetters(text).replaceAll(/\s+/g, ' ').trim();
    if (query === '' || maySaySomebody(query)) return;
    const person = digest(key, query, address);
    if (noted.has(person)) return;
    noted.set(person, true);
    try {
      const { excess } = await countTry(db, `missed-search:address:${address}`, missesFrom);
      if (excess === 0) await note(db, digest(key, query), query, person);
    } catch (error) {
      noted.delete(person);
      log.warn({ err: error }, 'that a search found nothing could not be taken down');
    }
  };
}

async function note(db: Queries, textDigest: string, query: string, person: string) {
  const { people, times } = missedSearches;
  const others = sql`array_remove(${people}, ${person}::text)`;
  const areSeveral = sql`(${missedSearches.query} is not null or cardinality(${others}) >= ${severalPeople - 1})`;
  await db
    .insert(missedSearches)
    .values({ digest: textDigest, people: [person] })
    .onConflictDoUpdate({
      target: missedSearches.digest,
      set: {
        query: sql`case when ${areSeveral} then ${query}::text end`,
        people: sql`case when ${areSeveral} then '{}'::text[] else array_append(${others}, ${person}::text) end`,
        times: sql`case when ${areSeveral} then ${times} + 1 else 0 end`,
        lastAt: new Date(),
      },
    });
}

interface Range {
  offset: number;
  limit: number;
}

/** The searches that several people have missed, the most frequent first. */
export async function listMissedSearches(db: Queries, { offset, limit }: Range) {
  const isRead = isNotNull(missedSearches.query);
  const rows = await db
    .select()
    .from(missedSearches)
    .where(isRead)
    .orderBy(desc(missedSearches.times), desc(missedSearches.digest))
    .offset(offset)
    .limit(limit);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(missedSearches)
    .where(isRead);
  return { rows, total: counted?.total ?? 0 };
}

/** Forgets what nobody has missed for long. */
export async function sweepMissedSearches(db: Queries): Promise<void> {
  const last = missedSearches.lastAt;
  await db
    .delete(missedSearches)
    .where(
      or(
        lt(last, sql`now() - ${kept.read}::interval`),
        and(isNull(missedSearches.query), lt(last, sql`now() - ${kept.unread}::interval`)),
      ),
    );
}
