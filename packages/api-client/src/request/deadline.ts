import { NetworkError } from '../errors/network-error.ts';
import { TimeoutError } from '../errors/timeout-error.ts';

/**
 * Runs one exchange with the server and cuts it off by the caller's signal or when nothing has
 * moved for the given time, whether the transport heeds its signal or not.
 *
 * @param exchange gets a signal, and a function to say that something has moved, and how long
 *   nothing may move from then on where that is another time.
 * @throws TimeoutError, NetworkError, or the signal's own reason.
 */
export async function withDeadline<Result>(
  signal: AbortSignal | undefined,
  timeout: number,
  exchange: (signal: AbortSignal, moved: (patience?: number) => void) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (patience = timeout) => {
    clearTimeout(timer);
    if (!Number.isFinite(patience)) return;
    timer = setTimeout(() => controller.abort(new TimeoutError(patience)), patience);
  };
  const forward = () => controller.abort(signal?.reason);
  const cut = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error));
  });
  signal?.addEventListener('abort', forward);
  wait();
  try {
    return await Promise.race([exchange(controller.signal, wait), cut]);
  } catch (error) {
    // What platforms throw for a broken line has no common name.
    throw controller.signal.aborted ? controller.signal.reason : new NetworkError({ cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}
