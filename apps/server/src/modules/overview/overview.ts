import type { Overview } from '@pothik/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { addDays, dayInDhaka, startOfDay, startOfWeek } from '../../platform/dhaka-time.ts';
import {
  countAnsweredBefore,
  countBetween,
  countByStatus,
  countPendingBefore,
  readMostViewed,
  readWaiting,
} from './overview-queries.ts';
import { readPeriod } from './period.ts';

const weekCount = 12;
const viewedDays = 30;
const viewedServices = 10;

/** A booking that was made so many days before today, and is still pending, is overdue. */
const pendingDays = 2;

/** So is an answer of a customer that nobody has looked at for so long, in milliseconds. */
const answeredFor = 24 * 60 * 60_000;

/** The first days of the last weeks, the current one last, and of the next one. */
const startsOfWeeks = (today: string): string[] =>
  Array.from({ length: weekCount + 1 }, (_, index) =>
    addDays(startOfWeek(today), (index + 1 - weekCount) * 7),
  );

/** How things stand at a moment. */
export async function readOverview(db: Queries, now: Date): Promise<Overview> {
  const today = dayInDhaka(now);
  const weeks = startsOfWeeks(today);
  const pendingTo = addDays(today, -pendingDays);
  const [byStatus, byWeek, [madeToday = 0], { waiting, since }, views, pending, answered] =
    await Promise.all([
      countByStatus(db),
      countBetween(db, weeks.map(startOfDay)),
      countBetween(db, [startOfDay(today), startOfDay(addDays(today, 1))]),
      readWaiting(db),
      readMostViewed(db, addDays(today, 1 - viewedDays), viewedServices),
      countPendingBefore(db, startOfDay(addDays(pendingTo, 1))),
      countAnsweredBefore(db, new Date(now.getTime() - answeredFor)),
    ]);
  return {
    today,
    bookings: {
      today: madeToday,
      byStatus,
      weeks: byWeek.map((count, index) => {
        const from = weeks[index] ?? today;
        return { from, to: addDays(from, 6), count };
      }),
    },
    overdue: { pendingTo, pending, answered },
    chats: { waiting, ...(since ? { waitingSince: since.toISOString() } : {}) },
    views,
  };
}

export function overviewHandlers(
  db: Queries,
): Pick<Handlers['staffOverview'], 'get' | 'getPeriod'> {
  return {
    get: () => readOverview(db, new Date()),
    getPeriod: ({ query }) => readPeriod(db, query),
  };
}
