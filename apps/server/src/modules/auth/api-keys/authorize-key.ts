import { mayCall } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import type { Caller } from '../../../http/calls/call.ts';
import { takesKeys } from '../../../http/calls/takes-keys.ts';
import { RequestError } from '../../../http/request-error.ts';

/** The parts of a call's definition that decide who may make it with a key. */
export type KeyedDefinition = Pick<EndpointDefinition, 'access' | 'method' | 'takesKeys'>;

/**
 * Says who makes a call with an API key: nobody, where it only reads what is everybody's.
 *
 * @throws RequestError `forbidden` for what takes a person, another role, or a key that may write.
 */
export function authorizeKey(definition: KeyedDefinition, caller: Caller): Caller | undefined {
  const { access, method } = definition;
  if (access === 'anyone' && method === 'GET') return undefined;
  const { role, userId, sessionId: keyId } = caller;
  const refuse = (message: string) => new RequestError('forbidden', message, { userId, keyId });
  if (!takesKeys(definition)) {
    throw refuse('No API key may make this call: it takes a person who has signed in.');
  }
  if (!mayCall(role, access)) throw refuse('The role of this API key may not make this call.');
  if (caller.key?.readsOnly && method !== 'GET') {
    throw refuse('This API key is read-only: it may make calls of method GET alone.');
  }
  return caller;
}
