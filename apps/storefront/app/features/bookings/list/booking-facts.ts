import {
  bookingMoves,
  type Booking,
  type DocumentOpening,
  type KeptDocument,
  type Passengers,
} from '@pothik/contract';
import type { StatusTone } from '@pothik/ui';
import type { BookingMessages } from '../../../messages/bookings.ts';

type Words = BookingMessages['booking'];

interface Fact {
  label: string;
  value: string;
}

/** A day as people write it; a text that is no day stays as it was sent. */
const dayOf = (value: string | undefined, { formats }: Words) =>
  value && (formats.day(value) ?? value);

/** Ours for a server's word; its own words are not ours, whatever they are called. */
const lookUp = <Value>(known: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(known, word) ? known[word] : undefined;

/** The first that says something. */
const firstOf = (...texts: (string | undefined)[]) => texts.find((text) => text);

/** An unknown word of a server, readable: `awaiting_visa` is "Awaiting visa". */
function toWords(value: string): string {
  const words = value.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of what was booked: where the type is `other`, by its own word, or a job. */
function serviceTypeOf({ serviceType, serviceId }: Booking, words: Words): string | undefined {
  if (serviceType === 'other' && serviceId?.kind) return serviceId.kind;
  const type = serviceType === 'other' && serviceId?.jobTitle ? 'job' : serviceType;
  return type ? (lookUp(words.serviceTypes, type) ?? toWords(type)) : undefined;
}

export const statusName = (status: string, words: Words): string =>
  lookUp(words.statuses, status) ?? toWords(status);

const tones: Record<string, StatusTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

/** The colour of a status (Specification §4). */
export const statusTone = (status: string): StatusTone => lookUp(tones, status) ?? 'neutral';

/** What a document is called; one of another name keeps that. */
export const documentName = (name: string, words: Words): string =>
  lookUp(words.documentNames, name) ?? name;

/** Until when a document is kept. */
export function deletionText({ deletedAt, isFinal }: KeptDocument, words: Words): string {
  const day = dayOf(deletedAt, words) ?? deletedAt;
  return isFinal ? words.deleted(day) : words.deletedUnless(day);
}

/** Who did what with a document, by their role; a server may tell none, or one that is not ours. */
export function openerOf({ use, role }: Partial<DocumentOpening>, words: Words): string {
  const who = lookUp(words.roles, role ?? '') ?? words.somebody;
  return `${lookUp(words.uses, use ?? 'open') ?? words.uses.open} ${who}`;
}

/** What a document was opened for. */
export function purposeOf({ purpose, words: own }: DocumentOpening, words: Words): string {
  const text = lookUp(words.purposes, purpose ?? '') ?? words.unsaid;
  return own ? `${text}: ${own}` : text;
}

/** Whether the person may still cancel it; a status that is not ours does not forbid it. */
export const canCancel = ({ status }: Booking): boolean =>
  lookUp<readonly string[]>(bookingMoves, status)?.includes('cancelled') ?? true;

/** What a booking is called (Specification §2). */
export function titleOf(booking: Booking, words: Words): string {
  const { serviceId: service, destination } = booking;
  const name =
    firstOf(service?.jobTitle, service?.name, serviceTypeOf(booking, words)) ?? words.fallbackTitle;
  return destination ? `${name} - ${destination}` : name;
}

const emailOf = ({ contactInfo, email }: Booking) => firstOf(contactInfo?.email, email);
const phoneOf = ({ contactInfo, phone }: Booking) => firstOf(contactInfo?.phone, phone);

const datesOf = ({ departureDate, returnDate }: Booking, words: Words) =>
  [dayOf(departureDate, words), dayOf(returnDate, words)].filter(Boolean).join(' - ');

function passengersOf({ passengers }: Booking, words: Words): string | undefined {
  if (!passengers) return undefined;
  // Other teams' servers may leave one out.
  const { adults, children, infants } = passengers as Partial<Passengers>;
  return words.formats.amount((adults ?? 0) + (children ?? 0) + (infants ?? 0));
}

const present = (facts: readonly { label: string; value: string | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** What its card tells of a booking. */
export const cardFacts = (booking: Booking, words: Words): Fact[] =>
  present([
    { label: words.reference, value: booking.reference },
    { label: words.dates, value: datesOf(booking, words) },
    { label: words.category, value: booking.serviceId?.category?.name },
    { label: words.from, value: booking.additionalInfo?.from },
    { label: words.booked, value: dayOf(booking.createdAt, words) },
    { label: words.email, value: emailOf(booking) },
    { label: words.phone, value: phoneOf(booking) },
  ]);

/** Everything that is told of a booking, but its pictures. */
export const allFacts = (booking: Booking, words: Words): Fact[] =>
  present([
    { label: words.reference, value: booking.reference },
    { label: words.serviceType, value: serviceTypeOf(booking, words) },
    { label: words.status, value: statusName(booking.status, words) },
    { label: words.destination, value: booking.destination },
    { label: words.dates, value: datesOf(booking, words) },
    { label: words.passengers, value: passengersOf(booking, words) },
    { label: words.category, value: booking.serviceId?.category?.name },
    { label: words.booked, value: dayOf(booking.createdAt, words) },
    { label: words.name, value: booking.name },
    { label: words.email, value: emailOf(booking) },
    { label: words.phone, value: phoneOf(booking) },
    { label: words.from, value: booking.additionalInfo?.from },
    { label: words.to, value: booking.additionalInfo?.to },
    { label: words.notes, value: firstOf(booking.requirements, booking.notes) },
  ]);
