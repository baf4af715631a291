import type { IncomingHttpHeaders } from 'node:http';
import { bearerToken } from '../../../http/calls/bearer-token.ts';
import { consoleCookie, readCookie } from '../../../http/calls/cookies.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findCaller } from '../../auth/sessions.ts';

const hour = 60 * 60_000;

/** Tells whether a page of this host that is none of the console's shows it: its visitor, in a browser of staff. */
function isOfStorefront({ referer, host }: IncomingHttpHeaders, publicOrigin: string): boolean {
  const page = URL.parse(referer ?? '');
  const isOurs = page !== null && (page.origin === publicOrigin || page.host === host);
  return isOurs && !/^\/admin(\/|$)/.test(page.pathname);
}

/**
 * Who of the staff asks for a picture, as far as the request tells: by the console's cookie, or by the token of
 * a panel that sends one. The cookie opens nothing here, the address does: it only says who it is.
 */
async function findOpener(
  db: Queries,
  headers: IncomingHttpHeaders,
  publicOrigin: string,
): Promise<string | undefined> {
  if (isOfStorefront(headers, publicOrigin)) return undefined;
  const token =
    bearerToken(headers.authorization) ?? readCookie(publicOrigin, consoleCookie, headers.cookie);
  // To look at a picture that was loaded by itself makes no session live longer.
  const caller = token === undefined ? undefined : await findCaller(db, token, true);
  return caller && caller.role !== 'customer' ? caller.userId : undefined;
}

/** A visitor's picture that is opened. */
export interface OpenedPicture {
  chatId: string;
  messageId: string;
  /** Whose chat it is; null: a guest's. */
  visitorId: string | null;
}

/**
 * Notes that one of the staff has opened a picture of a visitor: once an hour, as a chat that is scrolled
 * loads its pictures again and again.
 */
export async function noteOpening(
  db: Queries,
  { chatId, messageId, visitorId }: OpenedPicture,
  headers: IncomingHttpHeaders,
  publicOrigin: string,
): Promise<void> {
  const actorId = await findOpener(db, headers, publicOrigin);
  if (actorId === undefined || actorId === visitorId) return;
  const once = `${messageId}:${actorId}:${String(Math.floor(Date.now() / hour))}`;
  await recordAudit(db, { actorId, action: 'chat.picture', subject: chatId, once });
}
