// Generated from src/staff/service-version-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { ServiceVersion, StaffService } from '../entities.ts';

/** What services were before they were changed: the last fifty versions of each, without pictures. */
export const staffServiceVersionEndpoints = {
  /** The versions of a service, the newest first. */
  list: {
    method: 'GET',
    path: '/admin/services/{id}/versions',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { versions: ServiceVersion[] }>,
  /** Make a service what it was in a version; that is a change like any other. */
  restore: {
    method: 'POST',
    path: '/admin/services/{id}/versions/{number}/restore',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      number: string;
      version?: number | undefined;
    },
    StaffService
  >,
};
