import type { Session } from '@pothik/contract';
import type { Caller } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { sessions } from './schema.ts';

/** @param caller who asks. */
export const toSession = (row: typeof sessions.$inferSelect, { sessionId }: Caller): Session => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  isCurrent: row.id === sessionId,
  ...omitNullish({ device: row.device }),
});
