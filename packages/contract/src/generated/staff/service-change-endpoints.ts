// Generated from src/staff/service-change-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { RefusedService, ServiceChange } from '../entities.ts';

/** Changes of several services at once. Visitors see them at once; ten minutes can take them back. */
export const staffServiceChangeEndpoints = {
  /** Changes of several services that the caller can undo, the newest first. */
  list: {
    method: 'GET',
    path: '/admin/service-changes',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<object, { changes: ServiceChange[] }>,
  /** Publish, hide, feature or move several services, in one transaction. */
  apply: {
    method: 'POST',
    path: '/admin/service-changes',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<
    {
      services: {
        _id: string;
        version: number;
      }[];
      set: { categoryId: string | null } | { featured: boolean } | { isActive: boolean };
    },
    {
      refused: RefusedService[];
      /** Absent: none of them was changed. */
      change?: ServiceChange | undefined;
    }
  >,
  /** Undo such a change within ten minutes: one’s own, or as an owner anybody’s. */
  undo: {
    method: 'POST',
    path: '/admin/service-changes/{id}/undo',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** The number of services that are again as they were. */
      count: number;
      refused: RefusedService[];
    }
  >,
};
