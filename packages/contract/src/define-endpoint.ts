import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `public`: anyone; the session token is not even sent.
 * - `anyone`: anyone; who is signed in is recognised.
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

/** How long shared caches may keep a public answer, in seconds. */
export interface CachePolicy {
  maxAge: number;
  staleWhileRevalidate: number;
}

/** An endpoint's declaration without its schemas: what a browser needs to call it. */
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
  body?: 'json' | 'multipart';
  /** Errors beyond those that every endpoint can answer with. */
  errors?: readonly ErrorCode[];
  cache?: CachePolicy;
  /** Set where an `Idempotency-Key` header makes sending again safe. */
  idempotent?: true;
  /** Set where the page's own origin is asked too when the API's fails (Specification §7). */
  isOnPageToo?: true;
  /** What the SDK says when a success brings no message of its own (Specification §8). */
  success?: string;
  /** What the SDK says when a failure brings no message of its own (Specification §8). */
  failure?: string;
}

/** What servers and references know of an endpoint: parameters in the path are strings and need no schema. */
export interface EndpointSchemas {
  /** One line for the reference page. */
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  result: z.ZodType;
}

declare const schemasOf: unique symbol;

/** A declaration that remembers, in its type alone, the schemas that belong to it. */
export type Endpoint<
  Declaration extends EndpointDeclaration = EndpointDeclaration,
  Schemas extends EndpointSchemas = EndpointSchemas,
> = Declaration & { readonly [schemasOf]?: Schemas };

export type SchemasOf<E> = E extends { readonly [schemasOf]?: infer S extends EndpointSchemas }
  ? S
  : never;

/**
 * Declares an endpoint. The schemas are named as a type, so that the declaration can be loaded
 * without a schema library:
 *
 * ```ts
 * get: defineEndpoint<typeof schemas.getService>()({ method: 'GET', path: '/services/{id}', … })
 * ```
 */
export function defineEndpoint<Schemas extends EndpointSchemas>() {
  return <const Declaration extends EndpointDeclaration>(
    declaration: Declaration,
  ): Endpoint<Declaration, Schemas> => declaration;
}

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The parameters in an endpoint's path. */
export type ParamsOf<E extends EndpointDeclaration> = Record<ParameterName<E['path']>, string>;

type InputOf<S, Key extends string> =
  S extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : unknown;
type OutputOf<S, Key extends string> =
  S extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : object;

/** What a caller hands in: path parameters, query and body in one object; no names collide. */
export type CallInput<E extends EndpointDeclaration> = ParamsOf<E> &
  InputOf<SchemasOf<E>, 'query'> &
  InputOf<SchemasOf<E>, 'body'>;

/** What a caller gets back. */
export type CallResult<E> = z.output<SchemasOf<E>['result']>;

/** The query as a handler sees it, checked and with defaults. */
export type QueryOf<E> = OutputOf<SchemasOf<E>, 'query'>;

/** The body as a handler sees it, checked and with defaults. */
export type BodyOf<E> = OutputOf<SchemasOf<E>, 'body'>;

/** What a handler returns. */
export type HandlerResult<E> = z.input<SchemasOf<E>['result']>;
