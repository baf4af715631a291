import { z } from 'zod';
import { moment } from '../wire-types.ts';

/** A change of several records at once, as long as it can be undone. */
export const changeOfSeveral = {
  _id: z.string(),
  /** The number of records that it has changed. */
  count: z.int(),
  /** Its maker. */
  by: z.object({ _id: z.string(), name: z.string() }),
  at: moment,
  /** It can be undone until then. */
  undoableUntil: moment,
};

/** A record that was left as it is, and why, in a sentence. */
export const leftRecord = {
  _id: z.string(),
  code: z.enum(['not_found', 'conflict', 'version_conflict']),
  message: z.string(),
};
