import { z } from 'zod';
import { moment } from '../wire-types.ts';

/** A day in Asia/Dhaka, such as `2026-11-22`. */
const day = z.iso.date();

/** How things stand now, in numbers alone. Days and weeks are those of Asia/Dhaka. */
export const overviewSchema = z.object({
  /** The day that it is there. */
  today: day,
  bookings: z.object({
    /** Made today. */
    today: z.int(),
    /** All of them; a status without any is left out. Where `isMinimum` is set, there are at least so many. */
    byStatus: z.array(
      z.object({ status: z.string(), count: z.int(), isMinimum: z.boolean().optional() }),
    ),
    /** Made in each of the last twelve weeks, the current one last. Weeks begin on Sunday. */
    weeks: z.array(
      z.object({
        from: day,
        /** Its last day. */
        to: day,
        count: z.int(),
      }),
    ),
  }),
  chats: z.object({
    waiting: z.int(),
    /** Since when the first of them waits. */
    waitingSince: moment.optional(),
  }),
  /** The services that were opened most in the last thirty days, at most ten. */
  views: z.array(z.object({ _id: z.string(), title: z.string(), views: z.int() })),
});
