import { mayCall } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import type { Caller } from '../../http/calls/call.ts';
import type { SentSession } from '../../http/calls/sent-session.ts';
import { messages as general } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Queries } from '../../platform/database/open.ts';
import { findCallerOfKey, isApiKey } from './api-keys/api-keys.ts';
import { authorizeKey, type KeyedDefinition } from './api-keys/authorize-key.ts';
import { messages } from './messages.ts';
import { findCaller } from './sessions.ts';

/**
 * Says who makes a call, and refuses those who may not make it. Whether the thing in question is
 * theirs is asked where it is loaded.
 *
 * @throws RequestError `unauthorized` without a living session where one is needed, `forbidden`
 *   with one that may not, or an API key, `second_factor_missing` where that has to be set up first.
 */
export async function authorize(
  db: Queries,
  definition: KeyedDefinition & Pick<EndpointDefinition, 'beforeFactor'>,
  { token, isIdle, isConsole }: SentSession,
): Promise<Caller | undefined> {
  const { access, beforeFactor } = definition;
  if (access === 'public') return undefined;
  if (token !== undefined && isApiKey(token) && !isConsole) {
    const program = await findCallerOfKey(db, token);
    if (program) return authorizeKey(definition, program);
  }
  const caller = token === undefined ? undefined : await findCaller(db, token, isIdle);
  const isHeld = caller?.needsSecondFactor === true && !beforeFactor;
  if (access === 'anyone' || access === 'visitor') return isHeld ? undefined : caller;
  if (!caller) throw new RequestError('unauthorized', general.signInFirst);
  const { userId, role } = caller;
  if (isHeld) {
    throw new RequestError('second_factor_missing', messages.secondFactorMissing, { userId });
  }
  if (!mayCall(role, access)) {
    throw new RequestError('forbidden', general.notAllowed, { userId });
  }
  return caller;
}
