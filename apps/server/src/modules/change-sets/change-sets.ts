import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { createId } from '../../platform/id.ts';
import { namesOf } from '../auth/names.ts';
import { messages } from './messages.ts';
import { changeSets } from './schema.ts';

/** How long a bulk change can be undone, in seconds. */
export const undoTime = 10 * 60;

/** How long a change is kept, in seconds: longer than undo, so that a late undo is answered with the reason. */
const keptFor = 24 * 60 * 60;

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const isRecent = gt(changeSets.createdAt, secondsAgo(undoTime));

/** A change can be undone by its author or an owner. */
const mayUndo = ({ userId, role }: Caller) =>
  role === 'owner' ? undefined : eq(changeSets.actorId, userId);

/** Deletes expired changes. */
export async function sweepChangeSets(db: Queries): Promise<void> {
  await db.delete(changeSets).where(lt(changeSets.createdAt, secondsAgo(keptFor)));
}

/** A change as the API returns it, and what it set. */
export interface ChangeSet<Asked> {
  answer: {
    _id: string;
    /** The number of changed records. */
    count: number;
    by: { _id: string; name: string };
    /** ISO 8601, as the last moment at which it can be undone. */
    at: string;
    undoableUntil: string;
  };
  asked: Asked;
}

/** The bulk changes of one kind of record. @typeParam Item the previous state of one record. */
export interface ChangeSets<Asked, Item> {
  /** Stores a change. @returns undefined if it has no items: it is not stored. */
  keep(
    transaction: Queries,
    change: { actorId: string; asked: Asked; items: readonly Item[] },
  ): Promise<ChangeSet<Asked> | undefined>;
  /** The changes that the caller can undo, newest first. */
  list(db: Queries, caller: Caller): Promise<ChangeSet<Asked>[]>;
  /**
   * Marks a change as undone.
   *
   * @returns the previous state of its records.
   * @throws RequestError `not_found`, or `gone` if it can no longer be undone.
   */
  take(transaction: Queries, id: string, caller: Caller): Promise<Item[]>;
}

/** The bulk changes of a kind. `Asked` and `Item` are read back as they were passed to `keep`. */
export function changeSetsOf<Asked, Item>(
  kind: (typeof changeSets.$inferSelect)['kind'],
): ChangeSets<Asked, Item> {
  // Without what is kept of each record, which may be megabytes.
  const select = (db: Queries) =>
    db
      .select({
        _id: changeSets.id,
        asked: changeSets.asked,
        createdAt: changeSets.createdAt,
        count: sql<number>`jsonb_array_length(${changeSets.items})`,
        actorId: changeSets.actorId,
      })
      .from(changeSets);

  type Row = Awaited<ReturnType<typeof select>>[number];

  async function toChangeSets(db: Queries, rows: readonly Row[]): Promise<ChangeSet<Asked>[]> {
    const names = await namesOf(
      db,
      rows.map(({ actorId }) => actorId),
    );
    return rows.map(({ asked, createdAt, actorId, ...answer }) => ({
      answer: {
        ...answer,
        by: { _id: actorId, name: names.get(actorId) ?? '' },
        at: createdAt.toISOString(),
        undoableUntil: new Date(createdAt.getTime() + undoTime * 1_000).toISOString(),
      },
      asked: asked as Asked,
    }));
  }

  return {
    async keep(transaction, { actorId, asked, items }) {
      if (items.length === 0) return undefined;
      const id = createId();
      await transaction.insert(changeSets).values({ id, kind, actorId, asked, items: [...items] });
      const rows = await select(transaction).where(eq(changeSets.id, id));
      return (await toChangeSets(transaction, rows))[0];
    },

    async list(db, caller) {
      const rows = await select(db)
        .where(
          and(eq(changeSets.kind, kind), isRecent, isNull(changeSets.undoneAt), mayUndo(caller)),
        )
        .orderBy(desc(changeSets.createdAt))
        .limit(20);
      return toChangeSets(db, rows);
    },

    async take(transaction, id, caller) {
      const [found] = await transaction
        .select({ change: changeSets, isRecent: sql<boolean>`${isRecent}` })
        .from(changeSets)
        .where(and(eq(changeSets.id, id), eq(changeSets.kind, kind), mayUndo(caller)))
        .for('update');
      if (!found) throw notFound(messages.changeNotFound);
      if (found.change.undoneAt) throw new RequestError('gone', messages.alreadyUndone);
      if (!found.isRecent) throw new RequestError('gone', messages.tooLateToUndo);
      await transaction
        .update(changeSets)
        .set({ undoneAt: new Date() })
        .where(eq(changeSets.id, id));
      return found.change.items as Item[];
    },
  };
}

/** Removes duplicates and sorts by id: every change locks records in this order, which avoids deadlocks. */
export const inOrder = <Asked extends { _id: string }>(asked: readonly Asked[]): Asked[] =>
  [...new Map(asked.map((one) => [one._id, one])).values()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );
