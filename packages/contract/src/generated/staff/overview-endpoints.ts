// Generated from src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Overview } from '../entities.ts';

/** Current figures. */
export const staffOverviewEndpoints = {
  /** Bookings, waiting chats and opened services in numbers. */
  get: { method: 'GET', path: '/admin/overview', access: 'agent', envelope: 'data' } as Endpoint<
    object,
    Overview
  >,
};
