import type { ListedBooking, StaffBooking } from '@pothik/contract';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import type { DocumentKeys } from '../../files/document-keys.ts';
import { toBooking } from '../booking-serializers.ts';
import type { BookingRow, listOpenings } from '../booking-queries.ts';
import type { listStaffHistory, ListedRow } from './staff-booking-queries.ts';

const changesOf = ({ userId, updatedAt, version }: ListedRow['booking']) => ({
  isGuest: userId === null,
  updatedAt: updatedAt.toISOString(),
  version,
});

/** A line of the list of bookings. */
export function toListedBooking(row: ListedRow, keys: DocumentKeys): ListedBooking {
  const { photos: _photos, ...booking } = toBooking({ ...row, documents: [] }, keys);
  return { ...booking, ...changesOf(row.booking) };
}

/** What belongs to a booking as staff see it. */
interface Whole {
  row: BookingRow;
  history: Awaited<ReturnType<typeof listStaffHistory>>;
  openings: Awaited<ReturnType<typeof listOpenings>>;
}

/** @param session opens its documents by the addresses in the answer. */
export function toStaffBooking(
  { row, history, openings }: Whole,
  keys: DocumentKeys,
  session: string,
): StaffBooking {
  const { userId, whatsapp, imo, address, preferredContact } = row.booking;
  return {
    ...toBooking(row, keys, session),
    ...changesOf(row.booking),
    ...omitNullish({ customerId: userId, whatsapp, imo, address, preferredContact }),
    history: history.map(({ status, at, note, by }) => ({
      status,
      at: at.toISOString(),
      ...omitNullish({ note, by }),
    })),
    openings: openings.map(({ part, at, by }) => ({
      document: part as StaffBooking['openings'][number]['document'],
      at: at.toISOString(),
      ...omitNullish({ by }),
    })),
  };
}
