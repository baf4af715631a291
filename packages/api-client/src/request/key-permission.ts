import { apiPrefix, requestTimeout } from '@pothik/contract';
import { isNetworkError } from '../errors/network-error.ts';
import { withDeadline } from './deadline.ts';
import type { ClientOptions } from './options.ts';

/** Every server that follows the specification answers it to everybody. */
const harmlessCall = `${apiPrefix}/settings/contact/public`;

/**
 * Whether a write across origins may carry its key. A page asks a server of another origin before it sends a header that the server may not know: browsers keep
 * back a call whose headers are refused, and it looks like one that a broken line has lost. So the header is
 * tried with a call that only reads. A write is never what finds out, and is sent once, with its key or
 * without: it could have arrived, and a second one would be a second booking.
 *
 * The key is left out where the server can be reached, and a call with a key failed before that and after it.
 *
 * @throws NetworkError where the server can't be reached: nothing was sent then.
 */
export async function takesKeys(
  { origin = '', ...options }: ClientOptions,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const call = (init: RequestInit) =>
    withDeadline(signal, requestTimeout, async (cut) => {
      const request = options.fetch ?? fetch;
      await request(origin + harmlessCall, { ...init, cache: 'no-store', signal: cut });
    });

  async function isKeyTaken(): Promise<boolean> {
    try {
      await call({ headers: { 'idempotency-key': 'asked-before' } });
      return true;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      return false;
    }
  }

  if (await isKeyTaken()) return true;
  // Answered by whatever is there, whether it lets the page read the answer or not.
  await call({ mode: 'no-cors' });
  return isKeyTaken();
}
