import { isErrorOfCall } from './api-error.ts';
import type { HttpError } from './http-error.ts';
import type { NetworkError } from './network-error.ts';
import type { ResponseFormatError } from './response-format-error.ts';
import type { TimeoutError } from './timeout-error.ts';

/** Every way in which a call fails, told apart by `name`. */
export type AnyApiError = HttpError | NetworkError | ResponseFormatError | TimeoutError;

/** Whether a call failed; `switch (error.name)` then knows every case. */
export const isApiError = (error: unknown): error is AnyApiError => isErrorOfCall(error);
