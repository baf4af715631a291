import type { EndpointDeclaration } from '@pothik/contract';
import { isHttpError, type HttpError } from '../errors/http-error.ts';
import type { ClientOptions, TokenSource } from '../request/options.ts';

/** What is said when a session is over (Specification §8). */
export const sessionExpiredMessage = 'Session Expired. Please login again.';

/** The message of a call whose session is over (Specification §8). */
export const unauthorizedMessage = 'Unauthorized access.';

/** Whether a failure says that the session is no longer known; one of signing in does not. */
export function isSessionRefused(
  endpoint: EndpointDeclaration,
  error: unknown,
): error is HttpError {
  if (!isHttpError(error) || error.status !== 401) return false;
  // A wrong password or code of the current user, too, is a 401.
  if (error.code === 'invalid_credentials' || error.code === 'second_factor_required') return false;
  return !endpoint.signsIn && !endpoint.signsOut;
}

/** What happens to a token that the server refuses. */
export interface Session {
  /** A token in its place: one renewal for all calls that wait for it. */
  renew(refused: string): Promise<string | undefined>;
  /** Tells once that there is none, in these words or our own. */
  expire(refused: string, words?: string): Promise<void>;
}

/**
 * @param requestToken asks the server for a new token; nothing when there is none to have.
 */
export function createSession(
  { onToast, onUnauthorized }: ClientOptions,
  tokens: TokenSource | undefined,
  requestToken: (refused: string) => Promise<string | undefined>,
): Session {
  let underWay: Promise<string | undefined> | undefined;
  let expired: string | undefined;

  async function renewOnce(refused: string) {
    const next = await requestToken(refused);
    // Meanwhile somebody may have signed in or out, or another tab has renewed it.
    const current = await tokens?.get();
    if (current !== refused) return current;
    if (next !== undefined) await tokens?.set?.(next);
    return next;
  }

  return {
    async renew(refused) {
      const current = await tokens?.get();
      if (current !== refused) return current;
      if (!tokens?.set) return undefined;
      underWay ??= renewOnce(refused).finally(() => (underWay = undefined));
      return underWay;
    },
    async expire(refused, words = sessionExpiredMessage) {
      const current = await tokens?.get();
      // Calls that fail together are told once.
      if (current !== refused || expired === refused) return;
      expired = refused;
      onToast?.({ type: 'error', message: words });
      if (onUnauthorized) onUnauthorized();
      else await tokens?.remove?.();
    },
  };
}
