import { setTimeout } from 'node:timers/promises';
import { consumeTry, countTry } from '../../http/rate-limit.ts';
import { messages } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { oneAtATimeByKey } from '../../platform/one-at-a-time.ts';
import { authLimits, slowdown, tryKeys } from './limits.ts';

/** So many tries wait at once in one process: a guesser with many networks keeps no more of it busy. */
const mostWaiting = 200;
let waiting = 0;

/** Tries of one network wait for the rows of their counts, and would hold every connection while they do. */
const counting = oneAtATimeByKey();

/** @throws RequestError `rate_limited` where too many wait already. */
async function waitFor(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  if (waiting >= mostWaiting) {
    throw new RequestError('rate_limited', messages.tooManyTries, {
      headers: { 'retry-after': '5' },
    });
  }
  waiting += 1;
  try {
    await setTimeout(milliseconds);
  } finally {
    waiting -= 1;
  }
}

/**
 * Counts a try to sign in, and lets it wait where the account was tried too often. A browser that has
 * signed in to the account before has tries of its own, which no guesser uses up.
 *
 * @param device the id of such a browser.
 * @returns the keys of what was counted: a try that succeeds is taken back there.
 * @throws RequestError `rate_limited` after too many.
 */
export async function countSignIn(
  db: Queries,
  { email, address, device }: { email: string; address: string; device: string | undefined },
): Promise<string[]> {
  if (device !== undefined) {
    const own = tryKeys.signInWith(device);
    const { excess } = await countTry(db, own, authLimits.signInWith);
    if (excess === 0) return [own];
  }
  const here = tryKeys.signInHere(email, address);
  const from = tryKeys.signInFrom(address);
  const anywhere = tryKeys.signInAnywhere(email);
  const { excess } = await counting(address, async () => {
    await consumeTry(db, here, authLimits.signInHere);
    await consumeTry(db, from, authLimits.signInFrom);
    return countTry(db, anywhere, authLimits.signInAnywhere);
  });
  await waitFor(slowdown(excess));
  return [here, from, anywhere];
}
