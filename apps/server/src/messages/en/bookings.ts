import type { BookingStatus } from '@pothik/contract';
import { formats } from './formats.ts';

const states: Record<BookingStatus, string> = {
  pending: 'is waiting to be confirmed',
  confirmed: 'is confirmed',
  processing: 'is being processed',
  action_required: 'needs something from you',
  completed: 'is completed',
  cancelled: 'is cancelled',
};

const statuses: Record<BookingStatus, string> = {
  pending: 'pending',
  confirmed: 'confirmed',
  processing: 'being processed',
  action_required: 'action required',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Whose turn it is, by the status. */
const next: Record<BookingStatus, string> = {
  pending: 'We look at your booking, and tell you if something is missing.',
  confirmed: 'We prepare what your booking needs. You have nothing to do now.',
  processing: 'We tell you as soon as there is news. You have nothing to do now.',
  action_required: 'It is your turn: please answer. Then we go on.',
  completed: 'Everything is done.',
  cancelled: 'Nothing more is done. You can book again at any time.',
};

/** The same while a booking is processed, where its kind of service tells more. */
const processing: ReadonlyMap<string, string> = new Map([
  ['visa', 'Your papers are with the embassy or the employer. We tell you as soon as they decide.'],
  ['flight', 'Your ticket is being issued. It comes to you by mail or WhatsApp.'],
  ['hotel', 'Your room is being booked. The voucher comes to you.'],
]);

export const messages = {
  formats,
  received: {
    subject: (reference: string) => `Your booking ${reference}`,
    text: (reference: string) => `We have received your booking ${reference}.`,
    soon: "We'll contact you soon.",
    notification: 'Booking received',
  },
  moved: {
    subject: (reference: string, status: BookingStatus) => `Booking ${reference} ${states[status]}`,
    text: (reference: string, status: BookingStatus) =>
      `Your booking ${reference} ${states[status]}.`,
    notification: (status: BookingStatus) => `Your booking ${states[status]}`,
  },
  /** A document is asked for. */
  asked: {
    notification: 'We need a document for your booking',
    /** The pictures that are asked for without other words. */
    pictures: {
      passport: 'A picture of your passport',
      nidFront: 'A picture of the front of your NID',
      nidBack: 'A picture of the back of your NID',
    },
    paper: 'A further paper',
    inChat: (reference: string, note: string) => `About your booking ${reference}: ${note}`,
  },
  answer: { lead: 'Answer here', action: 'Answer' },
  see: { lead: 'You find it here', action: 'See my booking' },
  find: {
    lead: (reference: string) =>
      `With the reference ${reference} and your phone number you find it at any time`,
    action: 'Find my booking',
  },
  facts: {
    service: 'Service',
    departure: 'Departure date',
    /** The same of a hotel. */
    checkIn: 'Check-in date',
    total: 'Fees in all',
    standing: 'Where it stands',
    phone: 'Phone',
    email: 'E-mail',
  },
  /** How far a booking has come, on a way of so many steps. */
  standing: (status: BookingStatus, step: number, steps: number) =>
    `Step ${formats.amount(step)} of ${formats.amount(steps)}, ${statuses[status]}.`,
  cancelled: 'Cancelled.',
  next: (status: BookingStatus, serviceType: string) =>
    (status === 'processing' ? processing.get(serviceType) : undefined) ?? next[status],
  contact: 'Questions? You reach us here.',
};
