import type { BookingChange, BookingStatus, RefusedBooking } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { signedIn, type Handlers } from '../../../http/calls/call.ts';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import { RequestError } from '../../../http/request-error.ts';
import type { Database, Queries } from '../../../platform/database/open.ts';
import { bookingChanges, bookings, type MovedBooking } from '../schema.ts';
import { users } from '../../users/schema.ts';
import { createId } from '../../../platform/id.ts';
import type { ProductFacts } from '../../../platform/mail/product-facts.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import {
  assertUndoable,
  inOrder,
  isRecent,
  mayUndo,
  undoableUntil,
  undoTime,
} from '../../several/staff-changes.ts';
import { readNewsFacts } from '../booking-mails.ts';
import type { NewsFacts } from '../compose-booking-mail.ts';
import { messages } from '../messages.ts';
import { moveBooking } from '../move-booking.ts';
import { undoAssignment } from './assign-several.ts';
import { refusalsIn, type Refusal } from './refused-bookings.ts';
import { readEndedHandling, undoMove } from './undo-move.ts';

/** How long customers are told nothing of a change, in seconds: until it can't be undone, and a little. */
const newsDelay = undoTime + 30;

type Asked = BodyOf<Definitions['staffBookingChanges']['apply']>;

const assignee = alias(users, 'assignee');

const selectChanges = (db: Queries) =>
  db
    .select({
      change: bookingChanges,
      by: { _id: users.id, name: users.name },
      assignee: { _id: assignee.id, name: assignee.name },
    })
    .from(bookingChanges)
    .innerJoin(users, eq(users.id, bookingChanges.actorId))
    .leftJoin(assignee, eq(assignee.id, bookingChanges.assigneeId));

type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

const toChange = ({
  change: { id, status, changed, createdAt },
  by,
  assignee: to,
}: ChangeRow): BookingChange => ({
  _id: id,
  // It was one of ours when it was stored.
  ...omitNullish({ status: status as BookingStatus | null, assignee: to }),
  count: changed.length,
  by,
  at: createdAt.toISOString(),
  undoableUntil: undoableUntil(createdAt),
});

/** What was wrong with one booking of several; anything else ends the whole change. */
async function toRefusal(db: Queries, id: string, error: unknown): Promise<Refusal> {
  if (!(error instanceof RequestError)) throw error;
  const { code, said } = error;
  if (code !== 'conflict' && code !== 'version_conflict') throw error;
  const [row] = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row
    ? { _id: id, reference: row.reference, code, said }
    : { _id: id, code: 'not_found', said: messages.bookingNotFound };
}

/** Moves those that can be moved. What refuses a booking does so before anything of it is written. */
async function moveAll(
  transaction: Queries,
  { bookings: asked, status, note }: Asked,
  actorId: string,
  facts: NewsFacts,
) {
  const changed: MovedBooking[] = [];
  const refused: Refusal[] = [];
  for (const { _id: id, version: seen } of inOrder(asked)) {
    const historyId = createId();
    const move = { bookingId: id, to: status, actorId, note: note === '' ? undefined : note, seen };
    try {
      const before = await moveBooking(transaction, { ...move, historyId, newsDelay }, facts);
      const { reference, status: from, answeredAt, version } = before;
      changed.push({
        ...{ id, reference, status: from, version: version + 1, historyId },
        answeredAt: answeredAt?.toISOString() ?? null,
        handling: await readEndedHandling(transaction, before),
      });
      const deed = { actorId, action: 'booking.status', subject: id, name: reference } as const;
      const changes = changedFields({ status: from }, { status });
      await recordAudit(transaction, { ...deed, status, changes });
    } catch (error) {
      refused.push(await toRefusal(transaction, id, error));
    }
  }
  return { changed, refused };
}

/** Stores a change of several bookings, so that it can be undone. @returns what is answered. */
export async function storeChange(
  transaction: Queries,
  change: Omit<typeof bookingChanges.$inferInsert, 'id'>,
  refused: RefusedBooking[],
): Promise<{ change?: BookingChange; refused: RefusedBooking[] }> {
  if (change.changed.length === 0) return { refused };
  const id = createId();
  await transaction.insert(bookingChanges).values({ id, ...change });
  const [row] = await selectChanges(transaction).where(eq(bookingChanges.id, id));
  return { ...(row ? { change: toChange(row) } : {}), refused };
}

/** Changes of several bookings at once. */
export function bookingChangeHandlers(
  db: Database['db'],
  keys: DocumentKeys,
  product: ProductFacts,
): Handlers['staffBookingChanges'] {
  return {
    async list({ caller }) {
      const rows = await selectChanges(db)
        .where(
          and(
            isRecent(bookingChanges),
            isNull(bookingChanges.undoneAt),
            mayUndo(bookingChanges, signedIn(caller)),
          ),
        )
        .orderBy(desc(bookingChanges.createdAt))
        .limit(20);
      return { changes: rows.map(toChange) };
    },

    async apply({ caller, body, language }) {
      const { userId: actorId } = signedIn(caller);
      const facts = await readNewsFacts(product, keys);
      return db.transaction(async (transaction) => {
        const { changed, refused } = await moveAll(transaction, body, actorId, facts);
        const change = { actorId, status: body.status, changed };
        return storeChange(transaction, change, refusalsIn(language, refused));
      });
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      return db.transaction(async (transaction) => {
        const [found] = await transaction
          .select({
            change: bookingChanges,
            isRecent: sql<boolean>`${isRecent(bookingChanges)}`,
          })
          .from(bookingChanges)
          .where(and(eq(bookingChanges.id, id), mayUndo(bookingChanges, me)))
          .for('update');
        const { changed } = assertUndoable(found);
        const refused: Refusal[] = [];
        for (const one of changed) {
          const refusal = await ('historyId' in one
            ? undoMove(transaction, one, me.userId)
            : undoAssignment(transaction, one, me.userId));
          if (refusal) refused.push(refusal);
        }
        await transaction
          .update(bookingChanges)
          .set({ undoneAt: new Date() })
          .where(eq(bookingChanges.id, id));
        return {
          count: changed.length - refused.length,
          refused: refusalsIn(language, refused),
        };
      });
    },
  };
}
