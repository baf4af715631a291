import type { BookingChange, BookingStatus, RefusedBooking } from '@pothik/contract';
import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { bookings, type AssignedBooking, type MovedBooking } from '../bookings/schema.ts';
import { namesOf } from '../auth/names.ts';
import { createId } from '../../platform/id.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { changeSetsOf, inOrder, undoTime, type ChangeSet } from '../change-sets/change-sets.ts';
import { readNewsFacts } from '../bookings/booking-mails.ts';
import type { NewsFacts } from '../bookings/compose-booking-mail.ts';
import { messages } from '../bookings/messages.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { undoAssignment } from './assign-several.ts';
import { refusalsIn, type Refusal } from './refused-bookings.ts';
import { readEndedHandling, undoMove } from './undo-move.ts';

/** How long customers are told nothing of a change, in seconds: until it can't be undone, and a little. */
const newsDelay = undoTime + 30;

type Asked = BodyOf<Definitions['staffBookingChanges']['apply']>;

/** What a bulk change sets on every booking: a status, or an assignee (null: unassigned). */
type AskedChange = { status: BookingStatus } | { assigneeId: string | null };

const changes = changeSetsOf<AskedChange, MovedBooking | AssignedBooking>('bookings');

async function toChanges(
  db: Queries,
  found: readonly ChangeSet<AskedChange>[],
): Promise<BookingChange[]> {
  const assigned = found.flatMap(({ asked }) =>
    'assigneeId' in asked ? (asked.assigneeId ?? []) : [],
  );
  const names = await namesOf(db, assigned);
  return found.map(({ answer, asked }) => {
    if ('status' in asked) return { ...answer, status: asked.status };
    const _id = asked.assigneeId ?? '';
    const name = names.get(_id);
    return { ...answer, ...(name === undefined ? {} : { assignee: { _id, name } }) };
  });
}

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
      const fields = changedFields({ status: from }, { status });
      await recordAudit(transaction, { ...deed, status, changes: fields });
    } catch (error) {
      refused.push(await toRefusal(transaction, id, error));
    }
  }
  return { changed, refused };
}

/** Stores a bulk change of bookings, so that it can be undone. @returns the response. */
export async function keepChange(
  transaction: Queries,
  change: Parameters<typeof changes.keep>[1],
  refused: RefusedBooking[],
): Promise<{ change?: BookingChange; refused: RefusedBooking[] }> {
  const kept = await changes.keep(transaction, change);
  const [answer] = await toChanges(transaction, kept ? [kept] : []);
  return { ...(answer ? { change: answer } : {}), refused };
}

/** Changes of several bookings at once. */
export function bookingChangeHandlers(
  db: Database['db'],
  keys: DocumentKeys,
  product: ProductFacts,
): Handlers['staffBookingChanges'] {
  return {
    list: async ({ caller }) => ({
      changes: await toChanges(db, await changes.list(db, signedIn(caller))),
    }),

    async apply({ caller, body, language }) {
      const { userId: actorId } = signedIn(caller);
      const facts = await readNewsFacts(product, keys);
      return db.transaction(async (transaction) => {
        const { changed, refused } = await moveAll(transaction, body, actorId, facts);
        const change = { actorId, asked: { status: body.status }, items: changed };
        return keepChange(transaction, change, refusalsIn(language, refused));
      });
    },

    async undo({ caller, params: { id }, language }) {
      const me = signedIn(caller);
      return db.transaction(async (transaction) => {
        const changed = await changes.take(transaction, id, me);
        const refused: Refusal[] = [];
        for (const one of changed) {
          const refusal = await ('historyId' in one
            ? undoMove(transaction, one, me.userId)
            : undoAssignment(transaction, one, me.userId));
          if (refusal) refused.push(refusal);
        }
        return {
          count: changed.length - refused.length,
          refused: refusalsIn(language, refused),
        };
      });
    },
  };
}
