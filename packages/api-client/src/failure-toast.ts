import { isHttpError } from './errors/http-error.ts';
import { isNetworkError } from './errors/network-error.ts';
import { isTimeoutError } from './errors/timeout-error.ts';
import type { ToastMessage } from './request/options.ts';
import { unauthorizedMessage } from './session/session.ts';

/** What is said of a failure wherever it happens (Specification §8); the rest is for the screen. */
export function failureToast(error: unknown): ToastMessage | undefined {
  if (isNetworkError(error) || isTimeoutError(error)) {
    return { type: 'error', message: error.message };
  }
  if (!isHttpError(error) || error.serverMessage !== undefined) return undefined;
  // That a session is over has been told, and a failure under status 200 is the screen's to tell.
  if (error.message === unauthorizedMessage || error.status < 300) return undefined;
  return { type: 'error', message: 'Server error. Please try again later.' };
}
