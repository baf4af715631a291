import { mayCall, type Access } from '@pothik/contract';
import type { Caller } from '../../http/calls/call.ts';
import type { SentSession } from '../../http/calls/sent-session.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { findCaller } from './sessions.ts';

/**
 * Says who makes a call, and refuses those who may not make it. Whether the thing in question is
 * theirs is asked where it is loaded.
 *
 * @throws RequestError `unauthorized` without a living session where one is needed, `forbidden`
 *   with one that may not.
 */
export async function authorize(
  db: Queries,
  access: Access,
  { token, isIdle }: Pick<SentSession, 'token' | 'isIdle'>,
): Promise<Caller | undefined> {
  if (access === 'public') return undefined;
  const caller = token === undefined ? undefined : await findCaller(db, token, isIdle);
  if (access === 'anyone' || access === 'visitor') return caller;
  if (!caller) throw new RequestError('unauthorized', 'Please login to continue.');
  const { userId, role } = caller;
  if (!mayCall(role, access)) {
    throw new RequestError('forbidden', 'You may not do this.', { userId });
  }
  return caller;
}
