import { z } from 'zod';
import { moment } from '../wire-types.ts';

/** Work after an answer, such as a mail, that was tried as often as it may be. */
export const failedJobSchema = z.object({
  _id: z.string(),
  /** The kind of work, such as `mail`. */
  kind: z.string(),
  /** Number of tries. */
  attempts: z.int(),
  /** Why it failed at last, as the program that failed says it. */
  reason: z.string(),
  createdAt: moment,
  failedAt: moment,
});
