import { useStaffBookingsGetQuery } from '@pothik/api-client/rtk-query';
import type { Booking } from '@pothik/contract';
import { Drawer, Loading, StatusBadge } from '@pothik/ui';
import { caseMessages } from '../../messages/case.ts';
import { editingMessages } from '../../messages/editing.ts';
import { askedFor, statusName, statusTone } from '../booking-facts.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { BookingDecision } from './booking-decision.tsx';
import { BookingNote } from './booking-note.tsx';
import styles from './deciding.module.css';
import { DocumentRequest } from './document-request.tsx';
import { movesOf } from './moves-of.ts';

const { bookings: words } = caseMessages;

/** A booking that is taken further from another screen. */
export type SteppedBooking = Pick<Booking, '_id' | 'reference'>;

/** The reference of a booking, or its id where it has none. */
export const nameOf = ({ _id, reference }: SteppedBooking): string => reference ?? _id;

function Forms({ id }: { id: string }) {
  const { currentData, error, refetch } = useStaffBookingsGetQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!currentData) return <Loading label={editingMessages.loading} />;
  const { booking } = currentData;
  return (
    <div className={styles.forms}>
      <p role="status">
        <StatusBadge tone={statusTone(booking.status)}>{statusName(booking.status)}</StatusBadge>
        {booking.request ? <span>{` ${askedFor(booking.request)}`}</span> : null}
      </p>
      <BookingDecision booking={booking} />
      {movesOf(booking.status).length > 0 ? <DocumentRequest booking={booking} /> : null}
      <BookingNote id={booking._id} />
    </div>
  );
}

/** The forms that take a booking further, beside the screen that one is on. */
export function NextStep({
  booking,
  onClose,
}: {
  /** Absent: none is open. */
  booking: SteppedBooking | undefined;
  onClose: () => void;
}) {
  return (
    <Drawer
      title={booking ? words.nextOf(nameOf(booking)) : words.next}
      closeLabel={words.close}
      side="end"
      open={booking !== undefined}
      onClose={onClose}
    >
      {booking ? <Forms key={booking._id} id={booking._id} /> : null}
    </Drawer>
  );
}
