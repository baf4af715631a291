/**
 * What every failed call throws, whatever the cause: `message` can be shown to people. A call
 * that was aborted throws the signal's own reason instead.
 */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** Whether the same call may succeed when it is made again. */
  abstract readonly retryable: boolean;
}
