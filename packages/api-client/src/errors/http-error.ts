import type { ErrorCode } from '@pothik/contract';
import { ApiError, isErrorOfCall } from './api-error.ts';

const retryable = new Set([408, 425, 429, 502, 503, 504]);

/** What an answer tells of a failure. */
export interface HttpFailure {
  status: number;
  serverMessage?: string | undefined;
  code?: ErrorCode | undefined;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** The server answered that it did not do what was asked. */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  declare readonly status: number;
  /**
   * What the server said, or what `describe` says in its place. Absent where `message` is the SDK's own
   * (Specification §8).
   */
  declare serverMessage: string | undefined;
  /** Absent with a server that has no codes, or others. */
  declare readonly code: ErrorCode | undefined;
  /** What is wrong with each input, by its name. */
  declare readonly fields: Record<string, string> | undefined;
  /** Names the call in the server's log. */
  declare readonly requestId: string | undefined;
  /** How long the server asks to wait before the call is made again, in seconds. */
  declare readonly retryAfter: number | undefined;

  constructor(message: string, failure: HttpFailure) {
    super(message);
    Object.assign(this, failure);
  }

  get retryable(): boolean {
    return retryable.has(this.status);
  }
}

/** Whether the server refused a call. */
export const isHttpError = (error: unknown): error is HttpError =>
  isErrorOfCall(error, 'HttpError');
