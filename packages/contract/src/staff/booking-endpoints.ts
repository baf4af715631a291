import { z } from 'zod';
import { rule } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { bookingPaper } from '../bookings/documents.ts';
import { bookingStatuses } from '../rules/booking-status.ts';
import { documentPurposes } from '../rules/document-openings.ts';
import { dueSpans, waitingParties } from '../rules/waiting-parties.ts';
import {
  acknowledgement,
  dayInput,
  flag,
  moment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  tag,
  text,
  writtenText,
} from '../wire-types.ts';
import { bookingSorts } from './booking-sorts.ts';
import { expectedVersion } from './edit-input.ts';
import { listedBookingSchema, staffBookingSchema } from './staff-booking.ts';

/** Filter of bookings. */
const bookingFilter = z.object({
  /** Part of a name, a reference, a phone number, an e-mail address or a destination. */
  search: searchText.optional(),
  status: z.enum(bookingStatuses).optional(),
  serviceType: text(40).optional(),
  /** Made on this day or later, in Dhaka. */
  from: dayInput().optional(),
  /** Made on this day or earlier, in Dhaka. */
  to: dayInput().optional(),
  /** Only those of guests, or only those of people with an account. */
  guest: flag.optional(),
  /** Only those whose customer has answered since staff did something, or only the others. */
  answered: flag.optional(),
  /** The id of a member of the staff, `me` or `nobody`. */
  assignee: text(200).min(1).optional(),
  waitingFor: z.enum(waitingParties).optional(),
  tag: tag.optional(),
  /** Only those of which something is due by then. */
  due: z.enum(dueSpans).optional(),
  /** Only those whose reminder has come, or only the others. */
  reminded: flag.optional(),
});

const bookingAnswer = z.object({ booking: staffBookingSchema });

/** Bookings as staff work with them. */
export const staffBookingEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/bookings',
    access: 'agent',
    envelope: 'page',
    summary: 'Bookings, searched, filtered and paged',
    query: pageQuery(20)
      .extend(bookingFilter.shape)
      .extend({ sort: z.enum(bookingSorts).default('-createdAt') }),
    result: pageOf(listedBookingSchema),
    provides: ['Booking'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
    summary: 'One booking',
    result: bookingAnswer,
    errors: ['not_found'],
    provides: ['Booking'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/bookings/{id}',
    access: 'agent',
    envelope: 'fields',
    summary: 'Move a booking to another status',
    body: z.object({
      status: z.enum(bookingStatuses),
      /** To be read by the customer. */
      note: writtenText(2_000).optional(),
      version: expectedVersion,
    }),
    result: bookingAnswer,
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Booking'],
  }),
  askForDocument: defineEndpoint({
    method: 'POST',
    path: '/admin/bookings/{id}/document-requests',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Ask for a document',
    body: z
      .object({
        /** What is needed, in words for the customer. Absent: the picture, in their language. */
        note: requiredText(2_000).optional(),
        /** The needed picture; absent: a further paper, or an answer in words. */
        document: bookingPaper.optional(),
        version: expectedVersion,
      })
      .refine(({ note, document }) => note !== undefined || document !== undefined, {
        path: ['note'],
        ...rule('request'),
      }),
    result: bookingAnswer,
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Booking'],
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/admin/bookings/{id}/notes',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Note something about a booking for colleagues; the customer never sees it',
    body: z.object({
      content: requiredText(4_000),
      /** The author's own id of the note: the same one twice is one note. */
      clientId: text(100).optional(),
    }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Booking', 'Log'],
  }),
  createLink: defineEndpoint({
    method: 'POST',
    path: '/admin/bookings/{id}/links',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Make a link by which a guest sees their booking and answers, to be sent to them',
    result: z.object({
      /** Of the page that it opens, for whoever has it. */
      address: z.string(),
      expiresAt: moment,
    }),
    errors: ['not_found', 'conflict'],
  }),
  statePurpose: defineEndpoint({
    method: 'POST',
    path: '/admin/bookings/{id}/document-purposes',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Say what one opens the documents for; the customer can read it',
    body: z.object({
      purpose: z.enum(documentPurposes),
      /** The same in one's own words; `other` needs them. */
      words: writtenText(300).optional(),
    }),
    result: bookingAnswer,
    errors: ['not_found'],
    invalidates: ['Booking'],
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/bookings/export',
    access: 'agent',
    envelope: 'fields',
    summary: 'Export bookings',
    body: bookingFilter,
    result: z.object({
      /** Opens the file once signed in or not, for a few minutes; relative to the API's origin. */
      address: z.string(),
    }),
  }),
};
