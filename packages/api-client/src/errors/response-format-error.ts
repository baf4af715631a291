import { ApiError } from './api-error.ts';

/** The server said success and answered something that holds no result. */
export class ResponseFormatError extends ApiError {
  override readonly name = 'ResponseFormatError';
  readonly retryable = false;
}

export const isResponseFormatError = (error: unknown): error is ResponseFormatError =>
  error instanceof ResponseFormatError;
