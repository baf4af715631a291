// Generated from src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Overview, PeriodOverview } from '../entities.ts';

/** Figures of now, and of a period. */
export const staffOverviewEndpoints = {
  /** Bookings, waiting chats and opened services in numbers. */
  get: { method: 'GET', path: '/admin/overview', access: 'agent', envelope: 'data' } as Endpoint<
    object,
    Overview
  >,
  /** Bookings, waits and opened services of a period in numbers. */
  getPeriod: {
    method: 'GET',
    path: '/admin/overview/period',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    {
      /** The first day, in Dhaka. */
      from: string;
      /** The last day, in Dhaka. */
      to: string;
    },
    PeriodOverview
  >,
};
