import { countTry, type Limit } from '../platform/tries.ts';
import type { Queries } from '../platform/database/open.ts';
import { messages } from './messages.ts';
import { RequestError } from './request-error.ts';

export { countTry, refundTry, resetTries, sweepTries, type Limit } from '../platform/tries.ts';

/**
 * Counts one try.
 *
 * @throws RequestError `rate_limited` when there were too many.
 */
export async function consumeTry(db: Queries, key: string, limit: Limit): Promise<void> {
  const { excess, wait } = await countTry(db, key, limit);
  if (excess === 0) return;
  throw new RequestError('rate_limited', messages.tooManyTries, {
    headers: { 'retry-after': String(wait) },
  });
}
