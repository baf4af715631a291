import type { StaffBooking } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import { statusName, toMoment } from './booking-facts.ts';
import styles from './bookings.module.css';

/** Tells who has begun something that somebody else was first, and lets them choose. */
export function ConflictNotice({
  booking,
  onKeep,
  onDrop,
}: {
  booking: StaffBooking;
  onKeep: () => void;
  onDrop: () => void;
}) {
  const { conflict, one } = bookingMessages;
  const last = booking.history.at(-1);
  return (
    <div className={styles.conflict} role="alert">
      <strong>{conflict.title}</strong>
      <p>
        {conflict.now(
          statusName(booking.status),
          last?.by ?? one.formerly,
          toMoment(booking.updatedAt),
        )}
      </p>
      {last?.note === undefined ? null : <p className={styles.text}>{conflict.note(last.note)}</p>}
      <p>{conflict.text}</p>
      <div className={styles.buttons}>
        <Button emphasis="secondary" onClick={onKeep}>
          {conflict.keep}
        </Button>
        <Button emphasis="quiet" onClick={onDrop}>
          {conflict.drop}
        </Button>
      </div>
    </div>
  );
}
