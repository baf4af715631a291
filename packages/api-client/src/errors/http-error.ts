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
  readonly status: number;
  /** What the server said. Absent where `message` is the SDK's own (Specification §8). */
  readonly serverMessage: string | undefined;
  /** Absent with a server that has no codes, or others. */
  readonly code: ErrorCode | undefined;
  /** What is wrong with each input, by its name. */
  readonly fields: Record<string, string> | undefined;
  /** Names the call in the server's log. */
  readonly requestId: string | undefined;
  /** How long the server asks to wait before the call is made again, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, failure: HttpFailure) {
    super(message);
    this.status = failure.status;
    this.serverMessage = failure.serverMessage;
    this.code = failure.code;
    this.fields = failure.fields;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }

  get retryable(): boolean {
    return retryable.has(this.status);
  }
}

/** Whether the server refused a call. */
export const isHttpError = (error: unknown): error is HttpError =>
  isErrorOfCall(error, 'HttpError');
