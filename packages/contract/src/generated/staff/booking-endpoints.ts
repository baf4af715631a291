// Generated from src/staff/booking-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { ListedBooking, StaffBooking } from '../entities.ts';
import type { BookingPaper } from '../../rules/documents.ts';
import type { BookingSort } from '../../staff/booking-sorts.ts';
import type { BookingStatus } from '../../rules/booking-status.ts';
import type { DocumentPurpose } from '../../rules/document-openings.ts';
import type { DueSpan, WaitingParty } from '../../rules/waiting-parties.ts';

/** Bookings as staff work with them. */
export const staffBookingEndpoints = {
  /** Bookings, searched, filtered and paged. */
  list: { method: 'GET', path: '/admin/bookings', access: 'agent', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      /** Part of a name, a reference, a phone number, an e-mail address or a destination. */
      search?: string | undefined;
      status?: BookingStatus | undefined;
      serviceType?: string | undefined;
      /** Made on this day or later, in Dhaka. */
      from?: string | undefined;
      /** Made on this day or earlier, in Dhaka. */
      to?: string | undefined;
      /** Only those of guests, or only those of people with an account. */
      guest?: boolean | undefined;
      /** Only those whose customer has answered since staff did something, or only the others. */
      answered?: boolean | undefined;
      /** The id of a member of the staff, `me` or `nobody`. */
      assignee?: string | undefined;
      waitingFor?: WaitingParty | undefined;
      tag?: string | undefined;
      /** Only those of which something is due by then. */
      due?: DueSpan | undefined;
      /** Only those whose reminder has come, or only the others. */
      reminded?: boolean | undefined;
      sort?: BookingSort | undefined;
    },
    Page<ListedBooking>
  >,
  /** One booking. */
  get: {
    method: 'GET',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { booking: StaffBooking }>,
  /** Move a booking to another status. */
  update: {
    method: 'PUT',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      status: BookingStatus;
      /** To be read by the customer. */
      note?: string | undefined;
      version?: number | undefined;
    },
    { booking: StaffBooking }
  >,
  /** Ask for a document. */
  askForDocument: {
    method: 'POST',
    path: '/admin/bookings/{id}/document-requests',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      /** What is needed, in words for the customer. Absent: the picture, in their language. */
      note?: string | undefined;
      /** The needed picture; absent: a further paper, or an answer in words. */
      document?: BookingPaper | undefined;
      version?: number | undefined;
    },
    { booking: StaffBooking }
  >,
  /** Note something about a booking for colleagues; the customer never sees it. */
  addNote: {
    method: 'POST',
    path: '/admin/bookings/{id}/notes',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      id: string;
      content: string;
      /** The author's own id of the note: the same one twice is one note. */
      clientId?: string | undefined;
    },
    { message: string }
  >,
  /** Make a link by which a guest sees their booking and answers, to be sent to them. */
  createLink: {
    method: 'POST',
    path: '/admin/bookings/{id}/links',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** Of the page that it opens, for whoever has it. */
      address: string;
      expiresAt: string;
    }
  >,
  /** Say what one opens the documents for; the customer can read it. */
  statePurpose: {
    method: 'POST',
    path: '/admin/bookings/{id}/document-purposes',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      purpose: DocumentPurpose;
      /** The same in one's own words; `other` needs them. */
      words?: string | undefined;
    },
    { booking: StaffBooking }
  >,
  /** Export bookings. */
  export: {
    method: 'POST',
    path: '/admin/bookings/export',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    {
      /** Part of a name, a reference, a phone number, an e-mail address or a destination. */
      search?: string | undefined;
      status?: BookingStatus | undefined;
      serviceType?: string | undefined;
      /** Made on this day or later, in Dhaka. */
      from?: string | undefined;
      /** Made on this day or earlier, in Dhaka. */
      to?: string | undefined;
      /** Only those of guests, or only those of people with an account. */
      guest?: boolean | undefined;
      /** Only those whose customer has answered since staff did something, or only the others. */
      answered?: boolean | undefined;
      /** The id of a member of the staff, `me` or `nobody`. */
      assignee?: string | undefined;
      waitingFor?: WaitingParty | undefined;
      tag?: string | undefined;
      /** Only those of which something is due by then. */
      due?: DueSpan | undefined;
      /** Only those whose reminder has come, or only the others. */
      reminded?: boolean | undefined;
    },
    {
      /** Opens the file once signed in or not, for a few minutes; relative to the API's origin. */
      address: string;
    }
  >,
};
