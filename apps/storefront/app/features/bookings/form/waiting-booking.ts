import type { OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import type { SendEntry } from '../../../store/send-entry.ts';
import { keepLink } from '../../../shared/kept-links.ts';
import type { BookingDraft, DraftDocuments } from './booking-draft.ts';
import { toBookingInput, type Booked } from './booking-payload.ts';
import { forgetBooking, storedForm, storeDocuments, storeForm } from './stored-booking.ts';
import { submitBooking, type SubmittedBooking } from './submit-booking.ts';

/** A booking in the outbox: as it stands in its form, so that it can go back there. */
export interface WaitingBooking {
  draft: BookingDraft;
  documents: DraftDocuments;
  booked: Booked;
}

const waitingBooking = ({ payload }: OutboxEntry) => payload as WaitingBooking;

/** Tells whether an entry is a booking of a service that the server does not have yet. */
export const isBookingOf = (serviceId: string, entry: OutboxEntry): boolean =>
  entry.kind === 'booking' &&
  entry.state !== 'sent' &&
  waitingBooking(entry).booked.serviceId === serviceId;

/** Tells whether an entry is a booking that waited, was sent off at this address, and has arrived. */
export const hasArrivedFrom = (path: string, entry: OutboxEntry): boolean =>
  entry.kind === 'booking' && entry.state === 'sent' && entry.path === path;

/** Sends a booking that waits, and forgets its draft. */
export const sendWaitingBooking: SendEntry = (entry, how) => async (dispatch) => {
  const { draft, documents, booked } = waitingBooking(entry);
  const outcome = await dispatch(
    submitBooking(toBookingInput(draft, documents, booked), entry.key, how),
  );
  if ('failure' in outcome) return outcome;
  // Another booking of this service may have been begun.
  const kept = await storedForm(booked.serviceId, entry.owner);
  if (kept?.key === entry.key) await forgetBooking(booked.serviceId);
  return { sent: { answer: outcome, opens: rememberBooking(outcome, entry.owner) } };
};

/** Remembers a guest's booking on this device. @returns where the booking can be looked at. */
function rememberBooking({ booking, link }: SubmittedBooking, owner: string): string {
  if (owner !== '') return '/my-bookings';
  if (!booking?.reference || !link) return '/track';
  keepLink({ reference: booking.reference, link });
  return `/track#${link}`;
}

/** Puts a booking that is not to be sent as it is back into its form. */
export async function returnBooking(entry: OutboxEntry): Promise<void> {
  const { draft, documents, booked } = waitingBooking(entry);
  const { owner, key } = entry;
  const contactMode = booked.isInstant ? 'instant' : 'login';
  await storeForm(booked.serviceId, { owner, contactMode, draft, key });
  await storeDocuments(booked.serviceId, documents);
}
