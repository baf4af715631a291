import { ApiError, isErrorOfCall } from './api-error.ts';
import { networkMessage } from './network-error.ts';

/** The answer took longer than it may, or an upload stood still for too long. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  readonly retryable = true;
  /** How long was waited, in milliseconds. */
  declare readonly after: number;

  constructor(after: number) {
    super(networkMessage);
    this.after = after;
  }
}

/** Whether an answer took too long. */
export const isTimeoutError = (error: unknown): error is TimeoutError =>
  isErrorOfCall(error, 'TimeoutError');
