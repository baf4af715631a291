import type { BodyOf, Definitions } from '@pothik/contract/schemas';
import { eq } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { notFound, refuseField, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { bookings } from '../bookings/schema.ts';
import { recordAudits, type Action } from '../audit/record-audit.ts';
import { findColleague } from '../auth/colleagues.ts';
import { messages as chatMessages } from '../chat/messages.ts';
import { tagKey, tagsBeyond, withTags } from '../tags/tag-list.ts';
import { messages } from '../bookings/messages.ts';
import { setHandling, type HandlingColumns } from './set-handling.ts';

type BookingRow = typeof bookings.$inferSelect;
type Asked = BodyOf<Definitions['staffHandling']['update']>;

/** A changed part of the handling, and the entry of the log about it. */
interface Change {
  columns: HandlingColumns;
  notes: (Pick<Action, 'status' | 'words'> & { deed: string })[];
}

async function changeAssignee(
  transaction: Queries,
  row: BookingRow,
  { assigneeId }: Asked,
): Promise<Change | undefined> {
  if (assigneeId === undefined || assigneeId === row.assigneeId) return undefined;
  if (assigneeId === null) return { columns: { assigneeId }, notes: [{ deed: 'unassign' }] };
  const { name } = await findColleague(transaction, assigneeId);
  return { columns: { assigneeId }, notes: [{ deed: 'assign', words: name }] };
}

function changeDueDay(row: BookingRow, { dueOn }: Asked): Change | undefined {
  if (dueOn === undefined || dueOn === row.dueOn) return undefined;
  return { columns: { dueOn }, notes: [{ deed: 'due', words: dueOn }] };
}

/** @throws RequestError `validation_failed` for a reminder that would never be, or be nobody's. */
function changeReminder(
  row: BookingRow,
  { remindAt: asked, assigneeId = row.assigneeId }: Asked,
): Change | undefined {
  if (asked === undefined) return undefined;
  const remindAt = asked === null ? null : new Date(asked);
  if (remindAt?.getTime() === row.remindAt?.getTime()) return undefined;
  if (remindAt) {
    if (remindAt.getTime() <= Date.now()) {
      throw refuseField('remindAt', chatMessages.timeIsOver);
    }
    if (assigneeId === null) {
      throw refuseField('remindAt', messages.nobodyToRemind);
    }
  }
  const deed = remindAt ? 'remind' : 'forget-reminder';
  return { columns: { remindAt, remindedAt: null }, notes: [{ deed }] };
}

function changeWaiting(row: BookingRow, { waitingFor }: Asked): Change | undefined {
  if (waitingFor === undefined || waitingFor === row.waitingFor) return undefined;
  const columns = { waitingFor, waitingSince: new Date() };
  return { columns, notes: [{ deed: 'wait', status: waitingFor }] };
}

function changeTags(row: BookingRow, { tags: asked }: Asked): Change | undefined {
  if (asked === undefined) return undefined;
  const { tags } = withTags([], asked);
  const [added, removed] = [tagsBeyond(tags, row.tags), tagsBeyond(row.tags, tags)];
  if (added.length + removed.length === 0) return undefined;
  return {
    columns: { tags, tagKeys: tags.map(tagKey) },
    notes: [
      ...added.map((words) => ({ deed: 'tag', words })),
      ...removed.map((words) => ({ deed: 'untag', words })),
    ],
  };
}

/** @throws RequestError `conflict` for what only a booking that goes on can have. */
function refuseUnlessOpen({ waitingFor }: BookingRow, asked: Asked) {
  if (waitingFor !== null) return;
  if (asked.dueOn ?? asked.remindAt ?? asked.waitingFor)
    throw new RequestError('conflict', messages.bookingEnded);
}

/**
 * Changes how staff deal with a booking; what is so already stays so, and no change notes nothing.
 *
 * @throws RequestError `not_found`, `version_conflict`, and `conflict` and `validation_failed` for what can't be.
 */
export async function changeHandling(
  transaction: Queries,
  id: string,
  asked: Asked,
  actorId: string,
): Promise<void> {
  const [row] = await transaction.select().from(bookings).where(eq(bookings.id, id)).for('update');
  if (!row) throw notFound(messages.bookingNotFound);
  assertVersion(asked.version, { version: row.handlingVersion }, 'booking');
  refuseUnlessOpen(row, asked);
  const changes = [
    await changeAssignee(transaction, row, asked),
    changeDueDay(row, asked),
    changeReminder(row, asked),
    changeWaiting(row, asked),
    changeTags(row, asked),
  ].filter((change) => change !== undefined);
  if (changes.length === 0) return;
  let columns: HandlingColumns = {};
  for (const change of changes) columns = { ...columns, ...change.columns };
  await setHandling(transaction, id, columns);
  await recordAudits(
    transaction,
    changes.flatMap(({ notes }) =>
      notes.map(({ deed, ...told }) => ({
        ...{ actorId, action: `booking.${deed}` as const, subject: id, name: row.reference },
        ...told,
      })),
    ),
  );
}
