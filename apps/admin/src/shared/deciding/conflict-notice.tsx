import type { StaffBooking } from '@pothik/contract';
import { bookingMessages } from '../../messages/bookings.ts';
import { OvertakenNotice } from '../editing/overtaken-notice.tsx';
import { statusName } from '../booking-facts.ts';
import { toMoment } from '../moments.ts';
import styles from './deciding.module.css';

/** How a booking stands since somebody else was first. */
export function ConflictNotice({
  booking,
  onStore,
  onDrop,
}: {
  booking: StaffBooking;
  onStore: () => void;
  onDrop: () => void;
}) {
  const { conflict, one } = bookingMessages;
  const last = booking.history.at(-1);
  const who = last?.by ?? one.formerly;
  return (
    <OvertakenNotice onStore={onStore} onDrop={onDrop}>
      <p>{conflict.now(statusName(booking.status), who, toMoment(booking.updatedAt))}</p>
      {last?.note === undefined ? null : <p className={styles.text}>{conflict.note(last.note)}</p>}
    </OvertakenNotice>
  );
}
