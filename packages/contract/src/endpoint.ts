/** The methods that endpoints use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Callers that an endpoint accepts.
 * - `public`: anyone; the session token is not even sent.
 * - `anyone`: anyone; the current user is recognised.
 * - `visitor`: the visitor of the chat, by its token, its customer's session or staff.
 * - `signed-in`: customers and staff.
 * - `agent`, `editor`, `owner`: staff of at least that role, in this order.
 */
export type Access = 'public' | 'anyone' | 'visitor' | 'signed-in' | 'agent' | 'editor' | 'owner';

/**
 * Place of the result in the answer's body, beside `success`.
 * - `data`: under `data`.
 * - `page`: a list under `data`, with `pagination` beside it.
 * - `fields`: each field by its own name, and all of them once more under `data`.
 */
export type Envelope = 'data' | 'page' | 'fields';

/** The part of an endpoint's definition that a browser needs to call it. */
export interface EndpointDeclaration {
  method: HttpMethod;
  /** Under `/api`, with parameters in braces: `/services/{id}`. */
  path: `/${string}`;
  access: Access;
  envelope: Envelope;
  /** Set where the result tells no more than that it was done: a success without a body does so too. */
  mayBeEmpty?: true;
  /** Set where the answer brings a session token: where in its body (Specification §5). */
  signsIn?: 'token' | 'data.token';
  /** Set where the session ends, whatever the server says. */
  signsOut?: true;
  /** Encoding of the body. Default `json`. */
  bodyType?: 'json' | 'multipart';
  /** Set where an `Idempotency-Key` header makes sending again safe. */
  idempotent?: true;
  /** Set where the page's own origin is asked too when the API's fails (Specification §7). */
  isOnPageToo?: true;
  /** Set where `lang` asks for the language of the answer's texts. */
  inLanguages?: true;
  /** Message of a success that brings none of its own (Specification §8). */
  success?: string;
  /** Message of a failure that brings none of its own (Specification §8). */
  failure?: string;
}

declare const types: unique symbol;

/** A declaration that knows, in its type alone, what the call takes and answers. */
export interface Endpoint<
  Input extends object = object,
  Result = unknown,
> extends EndpointDeclaration {
  readonly [types]?: { input: Input; result: Result };
}

/** The input of a call: path parameters, query and body in one object; no names collide. */
export type CallInput<E extends Endpoint> = NonNullable<E[typeof types]>['input'];

/** The result of a call. */
export type CallResult<E extends Endpoint> = NonNullable<E[typeof types]>['result'];
