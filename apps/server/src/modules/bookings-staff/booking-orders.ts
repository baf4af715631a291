import type { BookingSort } from '@pothik/contract';
import { and, asc, desc, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Stretch } from '../../platform/database/find-page.ts';
import { bookings } from '../bookings/schema.ts';
import { dayInDhaka } from '../../platform/dhaka-time.ts';

/** An order of bookings; as stretches too, where no index has all of it. */
export interface BookingOrder {
  order: SQL[];
  stretches?: readonly Stretch[];
}

/** Equal ones in the order of their ids, so that no page repeats or skips one. */
const by = (column: PgColumn, isDescending = false): SQL[] =>
  isDescending ? [desc(column), desc(bookings.id)] : [asc(column), asc(bookings.id)];

/** Those without such a day come last, whichever end comes first. */
function byDay(day: PgColumn, isDescending: boolean): BookingOrder {
  const [inOrder, theirIds] = isDescending ? [desc, desc(bookings.id)] : [asc, asc(bookings.id)];
  return {
    order: [sql`${inOrder(day)} nulls last`, theirIds],
    stretches: [
      { where: isNotNull(day), order: [inOrder(day), theirIds] },
      { where: isNull(day), order: [theirIds] },
    ],
  };
}

const all = (...conditions: SQL[]) => and(...conditions) ?? sql`true`;

/**
 * Bookings that want somebody first: customers' answers that nobody has looked at, what is overdue, what waits for us, each
 * with those first that have waited longest; then the rest, the newest first.
 */
function byAttention(now: Date): BookingOrder {
  const { answeredAt, dueOn, waitingFor, waitingSince, createdAt, id } = bookings;
  const isAnswered = isNotNull(answeredAt);
  const isOverdue = all(isNull(answeredAt), sql`${dueOn} < ${dayInDhaka(now)}`);
  const further = all(isNull(answeredAt), sql`(${dueOn} < ${dayInDhaka(now)}) is not true`);
  const isOurs = all(further, sql`${waitingFor} = 'us'`);
  const isOthers = all(further, sql`${waitingFor} is distinct from 'us'`);
  return {
    order: [
      sql`case when ${isAnswered} then 0 when ${isOverdue} then 1 when ${isOurs} then 2 else 3 end`,
      asc(answeredAt),
      sql`case when ${isOverdue} then ${dueOn} end`,
      sql`case when ${isOurs} then ${waitingSince} end`,
      sql`case when ${isOthers} then ${createdAt} end desc`,
      sql`case when ${isOthers} then ${id} end desc`,
      asc(id),
    ],
    stretches: [
      { where: isAnswered, order: by(answeredAt) },
      { where: isOverdue, order: by(dueOn) },
      { where: isOurs, order: by(waitingSince) },
      { where: isOthers, order: by(createdAt, true) },
    ],
  };
}

const columns = {
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
  name: bookings.name,
};

/** @param now the moment before which what is due is overdue. */
export function orderOf(sort: BookingSort, now = new Date()): BookingOrder {
  if (sort === 'attention') return byAttention(now);
  const isDescending = sort.startsWith('-');
  if (sort === 'dueOn' || sort === '-dueOn') return byDay(bookings.dueOn, isDescending);
  if (sort === 'departureDate' || sort === '-departureDate') {
    return byDay(bookings.departureDate, isDescending);
  }
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return { order: by(column, isDescending) };
}
