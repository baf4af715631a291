// Generated from src/staff/booking-change-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { BookingChange, RefusedBooking } from '../entities.ts';
import type { BookingStatus } from '../../rules/booking-status.ts';

/** Changes of several bookings at once. Customers are told by mail once a change can't be undone any more. */
export const staffBookingChangeEndpoints = {
  /** Changes of several bookings that the caller can undo, the newest first. */
  list: {
    method: 'GET',
    path: '/admin/booking-changes',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<object, { changes: BookingChange[] }>,
  /** Move several bookings to another status, in one transaction. */
  apply: {
    method: 'POST',
    path: '/admin/booking-changes',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      bookings: {
        _id: string;
        version: number;
      }[];
      status: BookingStatus;
      /** To be read by each customer. */
      note?: string | undefined;
    },
    {
      refused: RefusedBooking[];
      /** Absent: none of them was changed. */
      change?: BookingChange | undefined;
    }
  >,
  /** Undo such a change within ten minutes: one’s own, or as an owner anybody’s. */
  undo: {
    method: 'POST',
    path: '/admin/booking-changes/{id}/undo',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** How many bookings are again as they were. */
      count: number;
      refused: RefusedBooking[];
    }
  >,
};
