// Generated from src/staff/handling-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { BookingChange, RefusedBooking, StaffBooking } from '../entities.ts';
import type { WaitingParty } from '../../rules/waiting-parties.ts';

/** The handling of bookings by staff, among themselves. Customers are told nothing of it. */
export const staffHandlingEndpoints = {
  /** Change whose a booking is, until when, for whom it waits, and its tags. */
  update: {
    method: 'PUT',
    path: '/admin/bookings/{id}/handling',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      /** A member of the staff who may sign in. */
      assigneeId?: string | null | undefined;
      dueOn?: string | null | undefined;
      /** Still to come, and of a booking that is somebody’s. */
      remindAt?: string | null | undefined;
      waitingFor?: WaitingParty | undefined;
      /** All that it has from then on. */
      tags?: string[] | undefined;
      /** Of its `handling`. */
      version?: number | undefined;
    },
    { booking: StaffBooking }
  >,
  /** How many of the caller’s bookings want them now. */
  mine: {
    method: 'GET',
    path: '/admin/handling/mine',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    object,
    {
      /** Something is due today, or was before. */
      due: number;
      /** The moment of the reminder has come. */
      reminded: number;
      /** Either of both. */
      total: number;
    }
  >,
  /** Give several bookings to one of the staff, or to nobody, in one transaction. */
  assign: {
    method: 'POST',
    path: '/admin/booking-changes/assignments',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      bookings: {
        _id: string;
        /** Of its `handling`. */
        version: number;
      }[];
      /** Null: nobody’s. */
      assigneeId: string | null;
    },
    {
      refused: RefusedBooking[];
      /** Absent: none of them was changed. */
      change?: BookingChange | undefined;
    }
  >,
};
