import { ApiError, isErrorOfCall } from './api-error.ts';

/** What is said when no answer came, for whatever reason (Specification §8). */
export const networkMessage = 'Network error. Please check your internet connection.';

/** No whole answer came: no connection, or a line that broke; `cause` tells more. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly retryable = true;

  constructor(options?: ErrorOptions) {
    super(networkMessage, options);
  }
}

/** Whether no whole answer came. */
export const isNetworkError = (error: unknown): error is NetworkError =>
  isErrorOfCall(error, 'NetworkError');
