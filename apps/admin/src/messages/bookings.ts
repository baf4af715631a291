import { wordsOf } from './words.ts';

/** The list of bookings, and one booking. */
export const bookingMessages = wordsOf('bookings');
