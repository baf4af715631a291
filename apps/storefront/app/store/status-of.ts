import type { Failure } from '@pothik/api-client/rtk-query';
import type { SerializedError } from '@reduxjs/toolkit';

/** The HTTP status of a page whose main query failed so: missing is missing, all else will pass. */
export function statusOf(error: Failure | SerializedError | undefined): number {
  if (!error) return 200;
  const status = 'status' in error ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500 ? 404 : 503;
}
