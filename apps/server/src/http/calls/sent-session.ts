import type { IncomingHttpHeaders } from 'node:http';
import { consoleHeader } from '@pothik/contract';
import { isFromOwnPage } from '../headers/own-page.ts';
import { bearerToken } from './bearer-token.ts';
import { consoleCookie, readCookie } from './cookies.ts';

/** The session that a request shows, whether it is worth anything or not. */
export interface SentSession {
  token: string | undefined;
  /** It lies in the console's cookie, or begins there. */
  isConsole: boolean;
  /** Nobody has asked for this: it makes no session live longer. */
  isIdle: boolean;
}

/**
 * Reads the session of a request: the token of its header or, on calls of the console's pages, of its
 * cookie. A browser sends a cookie along whoever made the request, so that the cookie alone shows nothing.
 */
export function readSession(headers: IncomingHttpHeaders, publicOrigin: string): SentSession {
  const mark = headers[consoleHeader];
  const isMarked = headers.authorization === undefined && mark !== undefined;
  if (!isMarked || !isFromOwnPage(headers, publicOrigin)) {
    return { token: bearerToken(headers.authorization), isConsole: false, isIdle: false };
  }
  const token = readCookie(publicOrigin, consoleCookie, headers.cookie);
  return { token, isConsole: true, isIdle: mark === 'idle' };
}
