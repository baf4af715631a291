import { mayCall } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import type { Caller } from '../../../http/calls/call.ts';
import { takesKeys } from '../../../http/calls/takes-keys.ts';
import type { Message } from '../../../http/message.ts';
import { RequestError } from '../../../http/request-error.ts';
import { messages } from '../messages.ts';

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
  const refuse = (message: Message) => new RequestError('forbidden', message, { userId, keyId });
  if (!takesKeys(definition)) {
    throw refuse(messages.notWithKeys);
  }
  if (!mayCall(role, access)) throw refuse(messages.keyNotAllowed);
  if (caller.key?.readsOnly && method !== 'GET') {
    throw refuse(messages.keyReadsOnly);
  }
  return caller;
}
