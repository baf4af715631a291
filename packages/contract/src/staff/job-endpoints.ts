import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement } from '../wire-types.ts';
import { failedJobSchema } from './failed-job.ts';

/** Work after an answer that nobody tries any more. */
export const staffJobEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/jobs',
    access: 'owner',
    envelope: 'fields',
    summary: 'The latest hundred jobs that have failed for good, without what they are about',
    result: z.object({ jobs: z.array(failedJobSchema) }),
    provides: ['Job'],
    quiet: true,
  }),
  retry: defineEndpoint({
    method: 'POST',
    path: '/admin/jobs/{id}/retry',
    access: 'owner',
    envelope: 'fields',
    summary: 'Try a job anew that has failed for good',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Job', 'Log'],
  }),
  discard: defineEndpoint({
    method: 'DELETE',
    path: '/admin/jobs/{id}',
    access: 'owner',
    envelope: 'fields',
    summary: 'Drop a job that has failed for good',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Job', 'Log'],
  }),
};
