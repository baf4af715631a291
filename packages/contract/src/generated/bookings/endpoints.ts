// Generated from src/bookings/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Booking, BookingStep, DocumentOpening } from '../entities.ts';
import type { ContactChannel, DocumentType } from '../../rules/documents.ts';

/** Booking a service and what follows. */
export const bookingEndpoints = {
  /** Book a service, with identity documents or without. */
  create: {
    method: 'POST',
    path: '/bookings',
    access: 'anyone',
    envelope: 'fields',
    bodyType: 'multipart',
    idempotent: true,
    failure: 'Failed to create booking',
  } as Endpoint<
    {
      serviceId: string;
      name: string;
      phone: string;
      address: string;
      email?: string | undefined;
      whatsapp?: string | undefined;
      imo?: string | undefined;
      requirements?: string | undefined;
      preferredContact?: ContactChannel | undefined;
      documentType?: DocumentType | undefined;
      /** The wording by which the person agreed to hand over the documents; absent: none was shown. */
      documentConsent?: string | undefined;
      passport?: Blob | undefined;
      nidFront?: Blob | undefined;
      nidBack?: Blob | undefined;
      /** Uploads in place of the files; they are used up. */
      passportUpload?: string | undefined;
      nidFrontUpload?: string | undefined;
      nidBackUpload?: string | undefined;
      departureDate?: string | undefined;
      returnDate?: string | undefined;
      passengers?:
        | {
            adults?: number | undefined;
            children?: number | undefined;
            infants?: number | undefined;
          }
        | undefined;
      /** True only for a guest's instant booking (Specification §6). */
      isInstantBooking?: boolean | 'false' | 'true' | undefined;
    },
    {
      booking: Booking;
      message?: string | undefined;
      /** Opens a guest's booking without reference and phone number, for a month. */
      link?: string | undefined;
    }
  >,
  /** The bookings of the current user. */
  mine: {
    method: 'GET',
    path: '/bookings/my-bookings',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch bookings',
  } as Endpoint<object, { bookings: Booking[] }>,
  /** The available dates of a service. */
  availability: {
    method: 'GET',
    path: '/bookings/availability',
    access: 'anyone',
    envelope: 'fields',
    failure: 'Failed to check availability',
  } as Endpoint<
    {
      service: string;
      start: string;
      end: string;
    },
    { availableDates: string[] }
  >,
  /** What a booking costs, item by item. */
  calculatePrice: {
    method: 'POST',
    path: '/bookings/calculate-price',
    access: 'anyone',
    envelope: 'fields',
    failure: 'Failed to calculate price',
  } as Endpoint<
    {
      serviceId: string;
      passengers?:
        | {
            adults?: number | undefined;
            children?: number | undefined;
            infants?: number | undefined;
          }
        | undefined;
    },
    {
      /** In whole units of the currency, as all amounts here. */
      price: number;
      currency: string;
      breakdown: {
        label: string;
        quantity: number;
        amount: number;
      }[];
    }
  >,
  /** The kinds of service that can be booked. */
  serviceTypes: {
    method: 'GET',
    path: '/bookings/service-types',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to fetch service types',
  } as Endpoint<
    object,
    {
      value: string;
      label: string;
    }[]
  >,
  /** Find a guest's booking by reference and phone number. */
  track: {
    method: 'POST',
    path: '/bookings/track',
    access: 'anyone',
    envelope: 'fields',
    failure: 'Failed to fetch booking',
  } as Endpoint<
    {
      reference: string;
      phone: string;
    },
    {
      booking: Booking;
      /** When staff opened its documents, without their words; the newest first. */
      openings?: DocumentOpening[] | undefined;
      /** The steps to its status, the oldest first. */
      history?: BookingStep[] | undefined;
      /** Opens this booking again without reference and phone number, for a month. */
      link?: string | undefined;
    }
  >,
  /** Find a guest's booking by the link that was sent for it. */
  trackByLink: {
    method: 'POST',
    path: '/bookings/track/link',
    access: 'anyone',
    envelope: 'fields',
    failure: 'Failed to fetch booking',
  } as Endpoint<
    { link: string },
    {
      booking: Booking;
      /** When staff opened its documents, without their words; the newest first. */
      openings?: DocumentOpening[] | undefined;
      /** The steps to its status, the oldest first. */
      history?: BookingStep[] | undefined;
      /** Opens this booking again without reference and phone number, for a month. */
      link?: string | undefined;
    }
  >,
  /** Answer what staff ask of a guest, by the link of the booking. */
  answerByLink: {
    method: 'POST',
    path: '/bookings/track/answers',
    access: 'anyone',
    envelope: 'fields',
    bodyType: 'multipart',
    idempotent: true,
    failure: 'Failed to send your answer',
  } as Endpoint<
    {
      link: string;
      words?: string | undefined;
      paper?: Blob | undefined;
      /** An upload in place of the file; it is used up. */
      paperUpload?: string | undefined;
      /** The wording by which the person agreed to hand over the paper; absent: none was shown. */
      documentConsent?: string | undefined;
    },
    {
      booking: Booking;
      /** When staff opened its documents, without their words; the newest first. */
      openings?: DocumentOpening[] | undefined;
      /** The steps to its status, the oldest first. */
      history?: BookingStep[] | undefined;
      /** Opens this booking again without reference and phone number, for a month. */
      link?: string | undefined;
    }
  >,
  /** One booking. */
  get: {
    method: 'GET',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch booking',
  } as Endpoint<{ id: string }, { booking: Booking }>,
  /** Cancel a booking or, while it is pending, change requirements and contact. */
  update: {
    method: 'PUT',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to update booking',
  } as Endpoint<
    {
      id: string;
      status?: 'cancelled' | undefined;
      requirements?: string | undefined;
      email?: string | undefined;
      phone?: string | undefined;
    },
    {
      booking: Booking;
      message?: string | undefined;
    }
  >,
  /** Where a booking stands and how it came there. */
  status: {
    method: 'GET',
    path: '/bookings/{id}/status',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch booking status',
  } as Endpoint<
    { id: string },
    {
      status: string;
      history: BookingStep[];
    }
  >,
  /** Cancel a booking; its history stays. */
  delete: {
    method: 'DELETE',
    path: '/bookings/{id}',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to cancel booking',
  } as Endpoint<{ id: string }, { message: string }>,
  /** Answer what staff ask, in words or with a picture. */
  answer: {
    method: 'POST',
    path: '/bookings/{id}/answers',
    access: 'signed-in',
    envelope: 'fields',
    bodyType: 'multipart',
    idempotent: true,
    failure: 'Failed to send your answer',
  } as Endpoint<
    {
      id: string;
      words?: string | undefined;
      paper?: Blob | undefined;
      /** An upload in place of the file; it is used up. */
      paperUpload?: string | undefined;
      /** The wording by which the person agreed to hand over the paper; absent: none was shown. */
      documentConsent?: string | undefined;
    },
    {
      booking: Booking;
      message?: string | undefined;
    }
  >,
  /** When staff opened the documents of a booking, and what for. */
  documentOpenings: {
    method: 'GET',
    path: '/bookings/{id}/document-openings',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch document openings',
  } as Endpoint<{ id: string }, { openings: DocumentOpening[] }>,
};
