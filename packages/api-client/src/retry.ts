import { HttpError } from './errors/http-error.ts';
import { NetworkError } from './errors/network-error.ts';
import type { RetryOptions } from './options.ts';

const longestDelay = 10_000;

/** Whether making the call again may do good. */
function mayPass(error: unknown): boolean {
  return error instanceof HttpError
    ? error.status >= 502 && error.status <= 504
    : error instanceof NetworkError;
}

async function pause(duration: number, signal: AbortSignal | undefined): Promise<void> {
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
 * @param isSafe whether making it again can do no harm.
 */
export async function withRetry<Result>(
  { attempts, baseDelay = 300 }: RetryOptions,
  isSafe: boolean,
  signal: AbortSignal | undefined,
  call: () => Promise<Result>,
): Promise<Result> {
  for (let made = 0; ; made += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isSafe || made >= attempts || !mayPass(error)) throw error;
    }
    await pause(Math.random() * Math.min(longestDelay, baseDelay * 2 ** made), signal);
  }
}
