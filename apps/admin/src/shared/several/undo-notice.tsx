import {
  useStaffBookingChangesListQuery,
  useStaffBookingChangesUndoMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { Alert, Button, useToast } from '@pothik/ui';
import { bookingMessages } from '../../../messages/bookings.ts';
import { useActions } from '../../../shared/actions/actions-context.ts';
import { KeyHint } from '../../../shared/actions/key-hint.tsx';
import { statusName } from '../../../shared/booking-facts.ts';
import { shortMoment } from '../../../shared/moments.ts';
import { useSession } from '../../../shared/session-context.ts';

const { several: words } = bookingMessages;

/** How often it is asked whether there still is something to undo, in milliseconds. */
const pollingInterval = 60_000;

/** The newest change of several bookings, as long as it can be undone. */
export function UndoNotice() {
  const { user } = useSession();
  const { data } = useStaffBookingChangesListQuery(undefined, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const [undo, { isLoading }] = useStaffBookingChangesUndoMutation();
  const toasts = useToast();
  const change = data?.changes[0];
  const takeBack = async () => {
    if (!change || isLoading) return;
    const { data: done, error } = await undo({ id: change._id });
    if (error) toasts.add((error as Failure).serverMessage ?? words.undoFailed, 'error');
    else if (done.refused.length > 0) {
      toasts.add(words.undoneInPart(done.count, done.refused.length), 'warning');
    } else toasts.add(words.undone(done.count), 'success');
  };
  useActions(
    change ? [{ id: 'undo', label: words.undo, keys: 'z', run: () => void takeBack() }] : [],
  );
  if (!change) return null;
  const { count, status, by, undoableUntil } = change;
  const isOwn = by._id === user._id;
  return (
    <Alert
      tone="success"
      title={
        isOwn
          ? words.changed(count, statusName(status))
          : words.changedBy(by.name, count, statusName(status))
      }
      live
      actions={
        <Button emphasis="secondary" busy={isLoading} onClick={() => void takeBack()}>
          {words.undo}
          <KeyHint keys="z" />
        </Button>
      }
    >
      {words.untilTold(shortMoment(undoableUntil))}
    </Alert>
  );
}
