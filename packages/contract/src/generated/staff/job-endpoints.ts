// Generated from src/staff/job-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { FailedJob } from '../entities.ts';

/** Work after an answer that nobody tries any more. */
export const staffJobEndpoints = {
  /** The latest hundred jobs that have failed for good, without what they are about. */
  list: { method: 'GET', path: '/admin/jobs', access: 'owner', envelope: 'fields' } as Endpoint<
    object,
    { jobs: FailedJob[] }
  >,
  /** Try a job anew that has failed for good. */
  retry: {
    method: 'POST',
    path: '/admin/jobs/{id}/retry',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Drop a job that has failed for good. */
  discard: {
    method: 'DELETE',
    path: '/admin/jobs/{id}',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
