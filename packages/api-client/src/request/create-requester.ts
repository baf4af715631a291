import type { CallInput, CallResult, Endpoint } from '@pothik/contract';
import type { CallPromise } from '../answer/call-promise.ts';
import { createCaller } from '../create-caller.ts';
import type { CallOptions, ClientOptions } from './options.ts';

/**
 * Calls an endpoint of the contract.
 *
 * @throws ApiError when it fails; the reason of the signal when it was aborted.
 */
export type Requester = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => CallPromise<CallResult<E>>;

/**
 * A function that calls the endpoints that are handed to it, and knows no other:
 *
 * ```ts
 * const request = createRequester({ origin: 'https://example.com' });
 * const service = await request(serviceEndpoints.get, { id });
 * ```
 *
 * @throws TypeError for an origin that no call could be made to.
 */
export function createRequester(options: ClientOptions = {}): Requester {
  // Who calls is held to the declaration; that an answer has a result has been seen.
  return createCaller(options);
}
