import type { Overview } from '@pothik/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { addDays, dayInDhaka, startOfDay, startOfWeek } from '../../platform/dhaka-time.ts';
import { countByDay, countByStatus, readMostViewed, readWaiting } from './overview-queries.ts';

const weekCount = 12;
const viewedDays = 30;
const viewedServices = 10;

/** The last weeks with what was counted on their days, the current one last. */
function toWeeks(today: string, days: ReadonlyMap<string, number>) {
  const current = startOfWeek(today);
  return Array.from({ length: weekCount }, (_, index) => {
    const from = addDays(current, (index + 1 - weekCount) * 7);
    const each = Array.from({ length: 7 }, (_day, later) => days.get(addDays(from, later)) ?? 0);
    return { from, to: addDays(from, 6), count: each.reduce((sum, one) => sum + one, 0) };
  });
}

/** How things stand at a moment. */
export async function readOverview(db: Queries, now: Date): Promise<Overview> {
  const today = dayInDhaka(now);
  const firstWeek = addDays(startOfWeek(today), (1 - weekCount) * 7);
  const [byStatus, days, { waiting, since }, views] = await Promise.all([
    countByStatus(db),
    countByDay(db, startOfDay(firstWeek)),
    readWaiting(db),
    readMostViewed(db, addDays(today, 1 - viewedDays), viewedServices),
  ]);
  return {
    today,
    bookings: { today: days.get(today) ?? 0, byStatus, weeks: toWeeks(today, days) },
    chats: { waiting, ...(since ? { waitingSince: since.toISOString() } : {}) },
    views,
  };
}

export function overviewHandlers(db: Queries): Handlers['staffOverview'] {
  return { get: () => readOverview(db, new Date()) };
}
