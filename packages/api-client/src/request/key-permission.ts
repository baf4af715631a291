import { apiPrefix } from '@pothik/contract';
import type { UnderWay } from './attempt.ts';
import type { ClientOptions } from './options.ts';

/** Every server that follows the specification answers it to everybody. */
const harmlessCall = `${apiPrefix}/settings/contact/public`;

/** Whether the server of a client takes keys, once it was asked. */
const answers = new WeakMap<ClientOptions, boolean>();

/** Bounds an exchange in time, and rejects with a `NetworkError` where no answer comes. */
export type Limit = <Result>(exchange: (cut: AbortSignal) => Promise<Result>) => Promise<Result>;

/**
 * Whether the key is taken: it is not where the server can be reached, and a call with a key failed before that
 * and after it.
 */
async function areTaken(ask: (init: RequestInit) => Promise<unknown>): Promise<boolean> {
  const askWithKey = async () => {
    try {
      await ask({ headers: { 'idempotency-key': 'asked-before' } });
      return true;
    } catch (error) {
      if ((error as Error).name !== 'NetworkError') throw error;
      return false;
    }
  };
  if (await askWithKey()) return true;
  // Answered by whatever is there, whether it lets the page read the answer or not.
  await ask({ mode: 'no-cors' });
  return askWithKey();
}

/**
 * A write with its key, or without where the server refuses that. A page asks a server of another origin before
 * it sends a header that the server may not know: browsers keep back a call whose headers are refused, and it
 * looks like one that a broken line has lost. So the header is tried with a call that only reads. A write is
 * never what finds out, and is sent once, with its key or without: it could have arrived, and a second one would
 * be a second booking.
 *
 * @throws NetworkError where the server can't be reached: nothing was sent then.
 */
export async function permitKey(
  call: UnderWay,
  options: ClientOptions,
  limit: Limit,
): Promise<UnderWay> {
  const { origin = '' } = options;
  const isOnPage = typeof location === 'undefined' || new URL(origin).origin === location.origin;
  if (isOnPage) return call;
  const isTaken =
    answers.get(options) ??
    (await areTaken((init) =>
      limit((signal) =>
        (options.fetch ?? fetch)(origin + harmlessCall, { ...init, cache: 'no-store', signal }),
      ),
    ));
  answers.set(options, isTaken);
  if (isTaken) return call;
  const { idempotencyKey: _refused, ...rest } = call.options;
  return { ...call, options: rest };
}
