import { isHttpError } from '../errors/http-error.ts';
import { isNetworkError } from '../errors/network-error.ts';
import type { RetryOptions } from './options.ts';

const longestDelay = 10_000;

/** A wait that is longer with each failure, and never the same for two callers, in milliseconds. */
export const growingDelay = (failures: number, baseDelay: number): number =>
  Math.random() * Math.min(longestDelay, baseDelay * 2 ** failures);

/**
 * How long to wait before the call is made again, in milliseconds: as long as the server asks, or
 * ever longer and never two callers the same. Absent where making it again does no good.
 */
function delayAfter(error: unknown, made: number, baseDelay: number): number | undefined {
  if (isHttpError(error)) {
    const { status, retryAfter } = error;
    const asked = retryAfter === undefined ? undefined : retryAfter * 1_000;
    if (asked !== undefined && (status === 429 || status === 503)) {
      return asked > longestDelay ? undefined : asked + Math.random() * baseDelay;
    }
    if (status < 502 || status > 504) return undefined;
  } else if (!isNetworkError(error)) return undefined;
  return growingDelay(made, baseDelay);
}

/** @throws the signal's reason, where it aborts meanwhile. */
export async function pause(duration: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, duration);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/**
 * Makes a call, and makes it again as the options allow, ever later and not all at once.
 *
 * @param call is told how often it has been made, itself included.
 * @param isSafe whether making it again can do no harm.
 */
export async function withRetry<Result>(
  { attempts, baseDelay = 300 }: RetryOptions,
  isSafe: boolean,
  signal: AbortSignal | undefined,
  call: (attempt: number) => Promise<Result>,
): Promise<Result> {
  for (let made = 0; ; made += 1) {
    let delay: number | undefined;
    try {
      return await call(made + 1);
    } catch (error) {
      delay = delayAfter(error, made, baseDelay);
      if (!isSafe || made >= attempts || delay === undefined) throw error;
    }
    await pause(delay, signal);
  }
}
