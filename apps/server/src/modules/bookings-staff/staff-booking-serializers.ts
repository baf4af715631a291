import type { BookingHandling, ListedBooking, StaffBooking } from '@pothik/contract';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import type { StatedPurpose } from '../files/stated-purposes.ts';
import { toAddresses, toBooking, toOpening, toStep } from '../bookings/booking-serializers.ts';
import type { BookingRow, OpeningRow } from '../bookings/booking-queries.ts';
import type { listStaffHistory, ListedRow } from './staff-booking-queries.ts';

const changesOf = ({ userId, updatedAt, version, answeredAt }: ListedRow['booking']) => ({
  isGuest: userId === null,
  updatedAt: updatedAt.toISOString(),
  version,
  ...omitNullish({ answeredAt: answeredAt?.toISOString() }),
});

/** The handling of a booking. @param assignee the name of whose it is. */
function toHandling(booking: ListedRow['booking'], assignee: string | null): BookingHandling {
  const { assigneeId, dueOn, remindAt, waitingFor, waitingSince, tags, handlingVersion } = booking;
  return {
    ...omitNullish({
      assignee: assigneeId === null ? null : { _id: assigneeId, name: assignee ?? '' },
      ...{ dueOn, waitingFor },
      remindAt: remindAt?.toISOString(),
      waitingSince: waitingSince?.toISOString(),
    }),
    tags,
    version: handlingVersion,
  };
}

/** A line of the list of bookings. @param request of staff to the customer, where it is told. */
export function toListedBooking(
  row: ListedRow,
  keys: DocumentKeys,
  request: BookingRow['request'] = null,
): ListedBooking {
  const { photos: _photos, ...booking } = toBooking({ ...row, documents: [], request }, keys);
  return {
    ...booking,
    ...changesOf(row.booking),
    handling: toHandling(row.booking, row.assignee),
  };
}

/** What belongs to a booking as staff see it. */
interface Whole {
  row: BookingRow;
  history: Awaited<ReturnType<typeof listStaffHistory>>;
  openings: readonly OpeningRow[];
  /** What the session opens the documents for; absent: it has not said so. */
  stated: StatedPurpose | undefined;
  toldBy: StaffBooking['toldBy'];
  /** The name of whose it is. */
  assignee: string | null;
}

/** @param session opens its documents by the addresses in the answer, once it has said what for. */
export function toStaffBooking(
  { row, history, openings, stated, toldBy, assignee }: Whole,
  keys: DocumentKeys,
  session: string,
): StaffBooking {
  const { userId, whatsapp, imo, address, preferredContact } = row.booking;
  return {
    ...toBooking(row, keys, stated && session),
    ...changesOf(row.booking),
    handling: toHandling(row.booking, assignee),
    ...omitNullish({ toldBy, customerId: userId, whatsapp, imo, address, preferredContact }),
    history: history.map((step) => ({ ...toStep(step), ...omitNullish({ by: step.by }) })),
    ...omitNullish({
      statedPurpose: stated && { purpose: stated.purpose, ...omitNullish({ words: stated.words }) },
      documentCopies: stated && {
        export: toAddresses(row, keys, session, 'export'),
        print: toAddresses(row, keys, session, 'print'),
      },
    }),
    openings: openings.map((opening) => ({
      ...toOpening(opening),
      ...omitNullish({ by: opening.by }),
    })),
  };
}
