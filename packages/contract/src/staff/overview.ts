import { z } from 'zod';
import { chatRatingSchema } from '../chat/chat.ts';
import { countedForms, formRefusals, formSteps } from '../rules/form-visits.ts';
import { moment } from '../wire-types.ts';

/** A day in Asia/Dhaka, such as `2026-11-22`. */
const day = z.iso.date();

/** A number that is counted up to a limit. Where `isMinimum` is set, there are at least so many. */
const atLeast = z.object({ count: z.int(), isMinimum: z.boolean().optional() });

/** How things stand now, in numbers alone. Days and weeks are those of Asia/Dhaka. */
export const overviewSchema = z.object({
  /** The day that it is there. */
  today: day,
  bookings: z.object({
    /** Made today. */
    today: z.int(),
    /** All of them; a status without any is left out. */
    byStatus: z.array(atLeast.extend({ status: z.string() })),
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
  /** Bookings that have waited for staff too long. */
  overdue: z.object({
    /** The last day on which what is still pending today was made too long ago. */
    pendingTo: day,
    /** Still pending, made on that day or earlier. */
    pending: atLeast,
    /** Answered by their customers more than a day ago, and by nobody since. */
    answered: atLeast,
  }),
  chats: z.object({
    waiting: z.int(),
    /** Since when the first of them waits. */
    waitingSince: moment.optional(),
  }),
  /** The services that were opened most in the last thirty days, at most ten. */
  views: z.array(z.object({ _id: z.string(), title: z.string(), views: z.int() })),
});

/** The time that people waited for staff, in minutes. */
const waits = z.object({
  /** The latest of the period that were looked at, at most 2,000. */
  of: z.int(),
  /** The number of those that staff have answered. */
  answered: z.int(),
  /** Half of those answered waited no longer. */
  half: z.number().optional(),
  /** Nine of ten of those answered waited no longer. */
  mostly: z.number().optional(),
});

/** Counts of the parts of a form that were reached, and of its refusals. */
const formCounts = z.object({
  form: z.enum(countedForms),
  /** Of what was booked; absent: of all types. */
  serviceType: z.string().optional(),
  /** Those that the form has, in its order. */
  steps: z.array(z.object({ step: z.enum(formSteps), visits: z.int() })),
  /** In at least five visits, the most frequent first. */
  refusals: z.array(z.object({ refusal: z.enum(formRefusals), visits: z.int() })),
});

/** The ratings of chats by their visitors. */
const ratings = z.object({
  good: z.int(),
  okay: z.int(),
  bad: z.int(),
  /** The latest that have words, at most ten. */
  comments: z.array(chatRatingSchema.required().extend({ chatId: z.string(), name: z.string() })),
});

/** The figures of a period. Days are those of Asia/Dhaka. */
export const periodOverviewSchema = z.object({
  from: day,
  /** Its last day. */
  to: day,
  bookings: z.object({
    made: z.int(),
    /** Made in the same number of days before it. */
    madeBefore: z.int(),
    /** Day by day in up to 31 days, week by week in up to 26 weeks, else month by month. */
    spans: z.array(z.object({ from: day, to: day, count: z.int() })),
    /** From being made to the first decision of staff. */
    waits,
  }),
  chats: z.object({
    /** From the beginning of a chat to the first answer of staff. */
    waits,
    /** Of the period, whenever the chat was. */
    ratings,
  }),
  /** Services opened at least ten times, at most ten; those that were booked least for it come first. */
  services: z.array(
    z.object({ _id: z.string(), title: z.string(), views: z.int(), bookings: z.int() }),
  ),
  /** Forms that were begun: bookings of all types, then by type, then the others. */
  forms: z.array(formCounts),
});
