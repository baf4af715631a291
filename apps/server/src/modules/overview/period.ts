import type { PeriodOverview } from '@pothik/contract';
import type { Queries } from '../../platform/database/open.ts';
import { addDays, startOfDay } from '../../platform/dhaka-time.ts';
import { readFormCounts } from './form-counts.ts';
import { countBetween } from './overview-queries.ts';
import {
  readBookingWaits,
  readChatRatings,
  readChatWaits,
  readSeldomBooked,
} from './period-queries.ts';
import { lengthOf, spansOf, type Span } from './spans.ts';

/** The figures of these days. */
export async function readPeriod(db: Queries, days: Span): Promise<PeriodOverview> {
  const spans = spansOf(days);
  const before = addDays(days.from, -lengthOf(days));
  const starts = [...spans.map(({ from }) => from), addDays(days.to, 1)].map(startOfDay);
  const [counts, [madeBefore = 0], bookingWaits, chatWaits, ratings, services, forms] =
    await Promise.all([
      countBetween(db, starts),
      countBetween(db, [startOfDay(before), startOfDay(days.from)]),
      readBookingWaits(db, days),
      readChatWaits(db, days),
      readChatRatings(db, days),
      readSeldomBooked(db, days),
      readFormCounts(db, days),
    ]);
  return {
    ...days,
    bookings: {
      made: counts.reduce((sum, count) => sum + count, 0),
      madeBefore,
      spans: spans.map((span, index) => ({ ...span, count: counts[index] ?? 0 })),
      waits: bookingWaits,
    },
    chats: { waits: chatWaits, ratings },
    services,
    forms,
  };
}
