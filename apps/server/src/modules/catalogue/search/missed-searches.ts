import { createHmac } from 'node:crypto';
import { and, desc, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { countTry } from '../../../http/rate-limit.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { missedSearches } from '../../../platform/database/schema/index.ts';
import { plainLetters } from './words.ts';

/** What fewer people have typed may be a name or a number of theirs: it is not written down. */
const severalPeople = 3;

/** More from one network say nothing more. */
const missesFrom = { tries: 60, seconds: 60 * 60 };

/** How long what few have typed is remembered, and what several have, after the last time. */
const kept = { unread: '30 days', read: '180 days' };

/** Numbers of passports, accounts and telephones have more digits than this. */
const mostDigits = 4;

/** Whether it may be a number or an address of somebody, which several people may look for as well. */
const maySaySomebody = (query: string) =>
  query.includes('@') || (query.match(/\p{Nd}/gu)?.length ?? 0) > mostDigits;

/** There are few numbers and few addresses: without the key they would be found by trying all of them. */
const digest = (key: Buffer, ...parts: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * Notes that a search found nothing. Neither what was typed nor by whom can be read until several
 * people have typed it; then it is the text alone.
 *
 * @param key of the digests, which lies outside the database.
 * @param address the network that it came from.
 */
export async function noteMissedSearch(
  db: Queries,
  key: Buffer,
  text: string,
  address: string,
): Promise<void> {
  const query = plainLetters(text).replaceAll(/\s+/g, ' ').trim();
  if (query === '' || maySaySomebody(query)) return;
  const { excess } = await countTry(db, `missed-search:address:${address}`, missesFrom);
  if (excess > 0) return;
  const person = digest(key, query, address);
  const { people, times } = missedSearches;
  const others = sql`array_remove(${people}, ${person}::text)`;
  const areSeveral = sql`(${missedSearches.query} is not null or cardinality(${others}) >= ${severalPeople - 1})`;
  await db
    .insert(missedSearches)
    .values({ digest: digest(key, query), people: [person] })
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

/** What several people have missed, the most frequent first. */
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
