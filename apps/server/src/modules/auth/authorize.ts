import { mayCall, type Access } from '@pothik/contract';
import { bearerToken } from '../../http/calls/bearer-token.ts';
import type { Caller } from '../../http/calls/call.ts';
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
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (access === 'public') return undefined;
  const token = bearerToken(authorization);
  const caller = token === undefined ? undefined : await findCaller(db, token);
  if (access === 'anyone' || access === 'visitor') return caller;
  if (!caller) throw new RequestError('unauthorized', 'Please login to continue.');
  const { userId, role } = caller;
  if (!mayCall(role, access)) {
    throw new RequestError('forbidden', 'You may not do this.', { userId });
  }
  return caller;
}
