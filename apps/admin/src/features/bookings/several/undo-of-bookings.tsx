import {
  useStaffBookingChangesListQuery,
  useStaffBookingChangesUndoMutation,
} from '@pothik/api-client/rtk-query';
import { bookingMessages } from '../../../messages/bookings.ts';
import { handlingMessages } from '../../../messages/handling.ts';
import { statusName } from '../../../shared/booking-facts.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { undoPolling, UndoNotice } from '../../../shared/several/undo-notice.tsx';

const { several: words } = bookingMessages;
const { several: assigned, nobody } = handlingMessages;

/** The newest change of several bookings, as long as it can be undone. */
export function UndoOfBookings() {
  const { user } = useSession();
  const { data } = useStaffBookingChangesListQuery(undefined, {
    pollingInterval: undoPolling,
    refetchOnMountOrArgChange: true,
  });
  const [undo] = useStaffBookingChangesUndoMutation();
  const change = data?.changes[0];
  if (!change) return null;
  const { _id: id, count, status, assignee, by, undoableUntil } = change;
  const told = status === undefined ? assigned : words;
  const became = status === undefined ? (assignee?.name ?? nobody) : statusName(status);
  const until = shortMoment(undoableUntil);
  return (
    <UndoNotice
      title={
        by._id === user._id ? told.changed(count, became) : told.changedBy(by.name, count, became)
      }
      undo={() => undo({ id })}
      undone={words.undone}
    >
      {status === undefined ? assigned.until(until) : words.untilTold(until)}
    </UndoNotice>
  );
}
