import { messages as bn } from './bn/bookings.ts';
import { createMessages } from './create-messages.ts';
import { messages as en } from './en/bookings.ts';

/** Booking a service, and what became of it. */
export const useBookingMessages = createMessages({ en, bn });

export type BookingMessages = ReturnType<typeof useBookingMessages>;
