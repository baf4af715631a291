import {
  endpoints,
  type CallInput,
  type CallResult,
  type Endpoint,
  type EndpointDeclaration,
  type Endpoints,
} from '@pothik/contract';
import type { CallPromise } from './answer/call-promise.ts';
import { createCaller } from './create-caller.ts';
import type { Requester } from './request/create-requester.ts';
import type { CallOptions, ClientOptions } from './request/options.ts';

/** An endpoint as a method. Where nothing has to be handed in, nothing needs to be. */
export type Call<E extends Endpoint> =
  object extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => CallPromise<CallResult<E>>
    : (input: CallInput<E>, options?: CallOptions) => CallPromise<CallResult<E>>;

/** Every call of the API, grouped: `client.services.list({ page: 2 })`. */
export type Client = {
  [Group in keyof Endpoints]: {
    [Name in keyof Endpoints[Group]]: Endpoints[Group][Name] extends Endpoint
      ? Call<Endpoints[Group][Name]>
      : never;
  };
} & {
  /** The same calls, by their declaration. */
  request: Requester;
};

/**
 * A client for the whole API. It knows every declaration; where size counts, `createRequester`
 * makes the same calls with those declarations alone that are handed to it.
 *
 * ```ts
 * const client = createClient({ origin: 'https://example.com' });
 * const { data, pagination } = await client.services.list({ search: 'visa' });
 * ```
 *
 * Every call throws an `ApiError` when it fails: `HttpError`, `NetworkError`, `TimeoutError` or
 * `ResponseFormatError`; one that was aborted throws its signal's reason.
 *
 * @throws TypeError for an origin that no call could be made to.
 */
export function createClient(options: ClientOptions = {}): Client {
  const request = createCaller(options);
  const toGroup = (declarations: Record<string, EndpointDeclaration>) =>
    Object.fromEntries(
      Object.entries(declarations).map(([name, endpoint]) => [
        name,
        (input: object = {}, call?: CallOptions) => request(endpoint, input, call),
      ]),
    );
  const groups = Object.entries(endpoints).map(([name, group]) => [name, toGroup(group)]);
  // Entry by entry this is what `Client` says; a mapped type can't be built so.
  return { ...Object.fromEntries(groups), request } as Client;
}
