import { z } from 'zod';
import { waitingParties } from '../rules/waiting-parties.ts';
import { day, moment } from '../wire-types.ts';

/**
 * The handling of a booking by staff, for themselves alone. The due day, the reminder and whom it waits for are absent
 * once it has ended.
 */
export const bookingHandlingSchema = z.object({
  /** The member of the staff whose it is; absent: nobody's. */
  assignee: z.object({ _id: z.string(), name: z.string() }).optional(),
  /** The day until which something has to be done, in Dhaka. */
  dueOn: day.optional(),
  /** When its assignee is reminded of it; it stays after that, until somebody takes it away. */
  remindAt: moment.optional(),
  waitingFor: z.enum(waitingParties).optional(),
  /** Since when it waits for them. */
  waitingSince: moment.optional(),
  tags: z.array(z.string()),
  /** Counts changes of these fields: a change names the one that it was made after. */
  version: z.int(),
});
