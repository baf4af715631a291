import type { Overview } from '@pothik/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { addDays, dayInDhaka, startOfDay, startOfWeek } from '../../platform/dhaka-time.ts';
import { countBetween, countByStatus, readMostViewed, readWaiting } from './overview-queries.ts';

const weekCount = 12;
const viewedDays = 30;
const viewedServices = 10;

/** The first days of the last weeks, the current one last, and of the next one. */
const startsOfWeeks = (today: string): string[] =>
  Array.from({ length: weekCount + 1 }, (_, index) =>
    addDays(startOfWeek(today), (index + 1 - weekCount) * 7),
  );

/** How things stand at a moment. */
export async function readOverview(db: Queries, now: Date): Promise<Overview> {
  const today = dayInDhaka(now);
  const weeks = startsOfWeeks(today);
  const [byStatus, byWeek, [madeToday = 0], { waiting, since }, views] = await Promise.all([
    countByStatus(db),
    countBetween(db, weeks.map(startOfDay)),
    countBetween(db, [startOfDay(today), startOfDay(addDays(today, 1))]),
    readWaiting(db),
    readMostViewed(db, addDays(today, 1 - viewedDays), viewedServices),
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
    chats: { waiting, ...(since ? { waitingSince: since.toISOString() } : {}) },
    views,
  };
}

export function overviewHandlers(db: Queries): Handlers['staffOverview'] {
  return { get: () => readOverview(db, new Date()) };
}
