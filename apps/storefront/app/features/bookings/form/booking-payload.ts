import {
  asksForTravel,
  documentParts,
  toInternationalPhone,
  trimWritten,
  type bookingEndpoints,
  type CallInput,
} from '@pothik/contract';
import { toPassengers, type BookingDraft, type DraftDocuments } from './booking-draft.ts';

export type BookingInput = CallInput<(typeof bookingEndpoints)['create']>;

export interface Booked {
  serviceId: string;
  serviceType: string | undefined;
  /** A guest who chose instant booking (Specification §6). */
  isInstant: boolean;
  /** The name of the text by which the form asked for consent to use the photos. */
  consent: string;
}

const given = (text: string) => trimWritten(text) || undefined;

function travel(draft: BookingDraft) {
  const passengers = toPassengers(draft);
  const alone = passengers.adults === 1 && passengers.children + passengers.infants === 0;
  return {
    departureDate: given(draft.departureDate),
    returnDate: given(draft.returnDate),
    // One traveller is what nobody has to say.
    passengers: alone ? undefined : passengers,
  };
}

/** The booking as it is sent (Specification §3): what is empty, or of another kind, is left out. */
export function toBookingInput(
  draft: BookingDraft,
  documents: DraftDocuments,
  { serviceId, serviceType, isInstant, consent }: Booked,
): BookingInput {
  const parts = documentParts[draft.documentType];
  return {
    serviceId,
    name: trimWritten(draft.name),
    phone: toInternationalPhone(draft.phone) ?? draft.phone,
    address: trimWritten(draft.address),
    email: given(draft.email),
    whatsapp: given(draft.whatsapp),
    imo: given(draft.imo),
    requirements: given(draft.requirements),
    preferredContact: draft.preferredContact,
    documentType: draft.documentType,
    documentConsent: consent,
    ...Object.fromEntries(parts.map((part) => [part, documents[part]])),
    ...(asksForTravel(serviceType) ? travel(draft) : {}),
    isInstantBooking: isInstant,
  };
}
