export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anyone; the session token is not even sent.
 * - `anyone`: anyone; the current user is recognised.
 * - `visitor`: the visitor of the chat, by its token, its customer's session or staff.
 * - `signed-in`: customers and staff.
 * - `agent`, `editor`, `owner`: staff of at least that role, in this order.
 */
export type Access = 'public' | 'anyone' | 'visitor' | 'signed-in' | 'agent' | 'editor' | 'owner';

/**
 * How the result stands in the answer's body, beside `success`.
 * - `data`: under `data`.
 * - `page`: a list under `data`, with `pagination` beside it.
 * - `fields`: each field by its own name, and all of them once more under `data`.
 */
export type Envelope = 'data' | 'page' | 'fields';

/** What a browser needs to call an endpoint: all of its definition but the schemas. */
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
  /** How the body is sent. Default `json`. */
  bodyType?: 'json' | 'multipart';
  /** Set where an `Idempotency-Key` header makes sending again safe. */
  idempotent?: true;
  /** Set where the page's own origin is asked too when the API's fails (Specification §7). */
  isOnPageToo?: true;
  /** What the SDK says when a success brings no message of its own (Specification §8). */
  success?: string;
  /** What the SDK says when a failure brings no message of its own (Specification §8). */
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

/** What a caller hands in: path parameters, query and body in one object; no names collide. */
export type CallInput<E extends Endpoint> = NonNullable<E[typeof types]>['input'];

/** What a caller gets back. */
export type CallResult<E extends Endpoint> = NonNullable<E[typeof types]>['result'];
