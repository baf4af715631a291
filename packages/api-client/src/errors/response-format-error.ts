import { ApiError, isErrorOfCall } from './api-error.ts';

/** The server said success and answered something that holds no result. */
export class ResponseFormatError extends ApiError {
  override readonly name = 'ResponseFormatError';
  readonly retryable = false;
  /** Of the answer. Absent where it was a sign-in that holds no token. */
  declare readonly status: number | undefined;
  /** Names the call in the server's log. */
  declare readonly requestId: string | undefined;

  constructor(message: string, answer: { status?: number; requestId?: string | undefined } = {}) {
    super(message);
    this.status = answer.status;
    this.requestId = answer.requestId;
  }
}

/** Whether a success held no result. */
export const isResponseFormatError = (error: unknown): error is ResponseFormatError =>
  isErrorOfCall(error, 'ResponseFormatError');
