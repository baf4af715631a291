import type { z } from 'zod';
import type { CacheTag } from './cache-tags.ts';
import type { EndpointDeclaration } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** How long shared caches may keep a public answer, in seconds. */
export interface CachePolicy {
  maxAge: number;
  staleWhileRevalidate: number;
}

/** An endpoint with all that is said of it: its declaration, its schemas, and what caches do. */
export interface EndpointDefinition extends EndpointDeclaration {
  /** One line for the reference page. */
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  result: z.ZodType;
  /** Set where staff make the call who have yet to set up the second factor that their role demands. */
  beforeFactor?: true;
  /**
   * Whether API keys make the call, where it does not follow from `access`: what agents and editors may do
   * is open to keys of their role, and what is for everybody as far as it only reads.
   */
  takesKeys?: boolean;
  /** Errors beyond those that every endpoint can answer with. */
  errors?: readonly ErrorCode[];
  /** Set where the answer is the same for everybody. */
  cache?: CachePolicy;
  /** Tags under which a client's cache holds the answer. */
  provides?: readonly CacheTag[];
  /** Tags that a call makes stale in a client's cache, whether it succeeds or is refused. */
  invalidates?: readonly CacheTag[];
  /** Set where a call that is no GET changes nothing: its hook is a query. */
  readsOnly?: true;
  /** Set where hooks announce no failure: its place on the page stays empty, or tells (Specification §8). */
  quiet?: true;
}

/**
 * Defines an endpoint. Parameters in the path are strings and need no schema:
 *
 * ```ts
 * get: defineEndpoint({ method: 'GET', path: '/services/{id}', …, result: serviceSchema })
 * ```
 */
export const defineEndpoint = <const Definition extends EndpointDefinition>(
  definition: Definition,
): Definition => definition;

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

type OutputOf<D, Key extends string> =
  D extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : object;

/** The parameters in an endpoint's path. */
export type ParamsOf<D extends EndpointDefinition> = Record<ParameterName<D['path']>, string>;

/** The query as a handler sees it, checked and with defaults. */
export type QueryOf<D extends EndpointDefinition> = OutputOf<D, 'query'>;

/** The body as a handler sees it, checked and with defaults. */
export type BodyOf<D extends EndpointDefinition> = OutputOf<D, 'body'>;

/** What a handler returns. */
export type HandlerResult<D extends EndpointDefinition> = z.input<D['result']>;
