import { HttpError } from './errors/http-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import type { ToastMessage } from './options.ts';
import { unauthorizedMessage } from './session.ts';

/** What is said of a failure wherever it happens (Specification §8); the rest is for the screen. */
export function failureToast(error: unknown): ToastMessage | undefined {
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return { type: 'error', message: error.message };
  }
  if (!(error instanceof HttpError) || error.serverMessage !== undefined) return undefined;
  // That a session is over has been told, and a failure under status 200 is the screen's to tell.
  if (error.message === unauthorizedMessage || error.status < 300) return undefined;
  return { type: 'error', message: 'Server error. Please try again later.' };
}
