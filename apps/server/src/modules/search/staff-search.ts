import type { Synonyms } from '@pothik/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { searchSynonyms } from './schema.ts';
import { containsPattern } from '../../platform/database/search.ts';
import { createId } from '../../platform/id.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listMissedSearches } from './missed-searches.ts';
import { forgetSynonyms, indexSynonyms } from './search-index.ts';

type StoredSynonyms = typeof searchSynonyms.$inferSelect;

const toSynonyms = ({ id, words, wider, version, updatedAt }: StoredSynonyms): Synonyms => ({
  _id: id,
  words,
  wider,
  version,
  updatedAt: updatedAt.toISOString(),
});

const isListed = (search: string | undefined) =>
  search
    ? sql`array_to_string(${searchSynonyms.words} || ${searchSynonyms.wider}, E'\n') ilike ${containsPattern(search)}`
    : undefined;

/**
 * Words of the same meaning as editors change them, and what was searched in vain.
 *
 * @param publish makes a change seen.
 */
export function staffSearchHandlers(
  { db }: Pick<Database, 'db'>,
  publish: () => void,
): Handlers['staffSearch'] {
  const change = async <Result>(work: (transaction: Queries) => Promise<Result>) => {
    const result = await db.transaction(work);
    publish();
    return result;
  };

  return {
    async listSynonyms({ query: { page, limit, search } }) {
      const where = isListed(search);
      const rows = await db
        .select()
        .from(searchSynonyms)
        .where(where)
        .orderBy(sql`lower(${searchSynonyms.words}[1]) collate "C"`, asc(searchSynonyms.id))
        .offset((page - 1) * limit)
        .limit(limit);
      const total = await db.$count(searchSynonyms, where);
      return {
        data: rows.map(toSynonyms),
        pagination: { page, limit, total, hasNext: page * limit < total },
      };
    },

    createSynonyms: ({ caller, body }) =>
      change(async (transaction) => {
        const values = {
          id: createId(),
          words: [...new Set(body.words)],
          wider: [...new Set(body.wider)],
        };
        const [row] = await transaction.insert(searchSynonyms).values(values).returning();
        if (!row) throw notFound(messages.entryNotFound);
        await indexSynonyms(transaction, row);
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'synonyms.create',
          subject: row.id,
          name: row.words[0],
        });
        return toSynonyms(row);
      }),

    updateSynonyms: ({ caller, params: { id }, body: { version, words, wider } }) =>
      change(async (transaction) => {
        const [before] = await transaction
          .select()
          .from(searchSynonyms)
          .where(eq(searchSynonyms.id, id))
          .for('update');
        if (!before) throw notFound(messages.entryNotFound);
        assertVersion(version, before, 'entry');
        const [row = before] = await transaction
          .update(searchSynonyms)
          .set({
            ...(words === undefined ? {} : { words: [...new Set(words)] }),
            ...(wider === undefined ? {} : { wider: [...new Set(wider)] }),
            updatedAt: new Date(),
          })
          .where(eq(searchSynonyms.id, id))
          .returning();
        await indexSynonyms(transaction, row);
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'synonyms.update',
          subject: id,
          name: row.words[0],
          changes: changedFields(before, row),
        });
        return toSynonyms(row);
      }),

    async deleteSynonyms({ caller, params: { id } }) {
      await change(async (transaction) => {
        const [gone] = await transaction
          .delete(searchSynonyms)
          .where(eq(searchSynonyms.id, id))
          .returning();
        if (!gone) throw notFound(messages.entryNotFound);
        await forgetSynonyms(transaction, id);
        await recordAudit(transaction, {
          actorId: signedIn(caller).userId,
          action: 'synonyms.delete',
          subject: id,
          name: gone.words[0],
        });
      });
      return { message: messages.entryRemoved };
    },

    async listMissed({ query: { page, limit } }) {
      const { rows, total } = await listMissedSearches(db, { offset: (page - 1) * limit, limit });
      return {
        data: rows.map(({ query, times, lastAt }) => ({
          query: query ?? '',
          times,
          lastAt: lastAt.toISOString(),
        })),
        pagination: { page, limit, total, hasNext: page * limit < total },
      };
    },
  };
}
