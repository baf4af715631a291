import type { HttpMethod } from '@pothik/contract';

/** Known to every copy of this package that a program loads. */
const brand = /* @__PURE__ */ Symbol.for('@pothik/api-client/error');

/**
 * What every failed call throws, whatever the cause: `message` can be shown to people. A call
 * that was aborted throws the signal's own reason instead.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** Whether the same call may succeed when it is made again. */
  abstract readonly retryable: boolean;
  /** Of the call that failed; absent where no call of a client threw the error. */
  declare method?: HttpMethod;
  /** Of the call that failed, with its parameters unfilled: `/services/{id}`. */
  declare path?: string;
  readonly [brand] = true;
}

/**
 * Whether this was thrown by a call, of this copy of the package or another one.
 *
 * @param name of one kind of failure; absent: of any.
 */
export const isErrorOfCall = (error: unknown, name?: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  brand in error &&
  (name === undefined || ('name' in error && error.name === name));
