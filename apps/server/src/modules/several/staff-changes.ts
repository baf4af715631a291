import { eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../http/calls/call.ts';
import { notFound, RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';

/** The time in which a change of several records can be undone, in seconds. */
export const undoTime = 10 * 60;

/** When a change is kept no more, in seconds: whoever was too late is told so meanwhile. */
const keptFor = 24 * 60 * 60;

/** A table of such changes. */
interface ChangeTable extends PgTable {
  actorId: PgColumn;
  createdAt: PgColumn;
}

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** A change is recent as long as it can be undone. */
export const isRecent = (table: ChangeTable): SQL => gt(table.createdAt, secondsAgo(undoTime));

/** A change is undone by its maker, or by an owner. */
export const mayUndo = (table: ChangeTable, { userId, role }: Caller): SQL | undefined =>
  role === 'owner' ? undefined : eq(table.actorId, userId);

/** Deletes the changes that nobody asks for any more. */
export const sweepChangesOf =
  (table: ChangeTable) =>
  async (db: Queries): Promise<void> => {
    await db.delete(table).where(lt(table.createdAt, secondsAgo(keptFor)));
  };

/** The last moment at which a change can be undone. */
export const undoableUntil = (createdAt: Date): string =>
  new Date(createdAt.getTime() + undoTime * 1_000).toISOString();

/** @throws RequestError `not_found` and `gone` for what can't be undone any more. */
export function assertUndoable<Row extends { undoneAt: Date | null }>(
  found: { change: Row; isRecent: boolean } | undefined,
): Row {
  if (!found) throw notFound(messages.changeNotFound);
  if (found.change.undoneAt) throw new RequestError('gone', messages.alreadyUndone);
  if (!found.isRecent) {
    throw new RequestError('gone', messages.tooLateToUndo);
  }
  return found.change;
}

/** Those that were asked for, each once, in the order in which all take them: so none waits for one who waits for it. */
export const inOrder = <Asked extends { _id: string }>(asked: readonly Asked[]): Asked[] =>
  [...new Map(asked.map((one) => [one._id, one])).values()].toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  );
