import type { ErrorCode } from '@pothik/contract';
import { isHttpError } from '../errors/http-error.ts';

/** A failed call as it is kept in the store. */
export interface Failure {
  name: string;
  /** Can be shown to people. */
  message: string;
  /** What the server said, or the client's `describe` in its place; absent where `message` is the SDK's own. */
  serverMessage?: string;
  /** Absent when no answer came. */
  status?: number;
  code?: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
  /** How long the server asks to wait, in seconds. */
  retryAfter?: number;
}

/** Why a call failed, as plain data that a store can keep. */
export function toFailure(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (!isHttpError(error)) return { name, message };
  const { serverMessage, status, code, fields, requestId, retryAfter } = error;
  return {
    name,
    message,
    status,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(code === undefined ? {} : { code }),
    ...(fields === undefined ? {} : { fields }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
