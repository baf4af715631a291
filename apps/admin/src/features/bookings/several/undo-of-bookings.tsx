import {
  useStaffBookingChangesListQuery,
  useStaffBookingChangesUndoMutation,
} from '@pothik/api-client/rtk-query';
import { bookingMessages } from '../../../messages/bookings.ts';
import { statusName } from '../../../shared/booking-facts.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';
import { undoPolling, UndoNotice } from '../../../shared/several/undo-notice.tsx';

const { several: words } = bookingMessages;

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
  const { _id: id, count, status, by, undoableUntil } = change;
  return (
    <UndoNotice
      title={
        by._id === user._id
          ? words.changed(count, statusName(status))
          : words.changedBy(by.name, count, statusName(status))
      }
      undo={() => undo({ id })}
      undone={words.undone}
    >
      {words.untilTold(shortMoment(undoableUntil))}
    </UndoNotice>
  );
}
