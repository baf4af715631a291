import type { Failure } from '@pothik/api-client/rtk-query';
import type { SerializedError } from '@reduxjs/toolkit';

/** Refusals that say nothing of whether the thing is there. */
const passing = new Set([401, 403, 408, 425, 429]);

/**
 * The HTTP status of a page whose main query failed so. What is not there, and what can't be, as its
 * name is none, is missing; all else will pass.
 */
export function statusOf(error: Failure | SerializedError | undefined): number {
  if (!error) return 200;
  const status = 'status' in error ? error.status : undefined;
  if (status === undefined || passing.has(status)) return 503;
  return status >= 400 && status < 500 ? 404 : 503;
}
