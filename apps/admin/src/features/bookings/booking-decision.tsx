import { useStaffBookingsUpdateMutation, type Failure } from '@pothik/api-client/rtk-query';
import { bookingMoves, type BookingStatus, type StaffBooking } from '@pothik/contract';
import { Button, ConfirmDialog, Select, TextArea, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { statusName } from '../../shared/booking-facts.ts';
import styles from './bookings.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { useDraft } from '../../shared/editing/use-draft.ts';

/** Where a booking may go from here; nowhere from a status that is not ours. */
export const movesOf = (status: string): readonly BookingStatus[] =>
  Object.hasOwn(bookingMoves, status) ? bookingMoves[status as BookingStatus] : [];

/** Moves a booking to another status, with a note to the customer. */
export function BookingDecision({ booking }: { booking: StaffBooking }) {
  const { decide } = bookingMessages;
  const [move, { isLoading }] = useStaffBookingsUpdateMutation();
  const toasts = useToast();
  const draft = useDraft({ status: '', note: '' }, booking.version);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const moves = movesOf(booking.status);
  // Somebody else's change may have closed the way that was chosen.
  const chosen = moves.find((status) => status === draft.fields.status);

  const send = async (status: BookingStatus) => {
    setAsked(false);
    const note = draft.fields.note.trim();
    const { error } = await move({
      id: booking._id,
      status,
      version: draft.seen,
      ...(note === '' ? {} : { note }),
    });
    if (!error) {
      draft.drop();
      setTried(false);
      toasts.add(decide.done(statusName(status)), 'success');
      return;
    }
    // Who was overtaken is told beside the form.
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? decide.failed, 'error');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!chosen || isLoading || draft.isOvertaken) return;
    if (bookingMoves[chosen].length === 0) setAsked(true);
    else void send(chosen);
  };

  return (
    <section className={styles.section} aria-labelledby="decide">
      <h2 id="decide">{decide.title}</h2>
      {draft.isOvertaken ? (
        <ConflictNotice booking={booking} onStore={draft.keep} onDrop={draft.drop} />
      ) : null}
      {moves.length === 0 && !draft.isOvertaken ? <p>{decide.final}</p> : null}
      {moves.length === 0 ? null : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Select
            label={decide.status}
            value={chosen ?? ''}
            error={isTried && !chosen ? decide.missing : undefined}
            options={[
              { value: '', label: decide.choose },
              ...moves.map((value) => ({ value, label: statusName(value) })),
            ]}
            onChange={({ target }) => draft.write({ status: target.value })}
          />
          <TextArea
            label={decide.note}
            hint={decide.noteHint}
            maxLength={2_000}
            value={draft.fields.note}
            onChange={({ target }) => draft.write({ note: target.value })}
          />
          <Button type="submit" busy={isLoading} disabled={draft.isOvertaken}>
            {isLoading ? decide.submitting : decide.submit}
          </Button>
        </form>
      )}
      <ConfirmDialog
        title={decide.confirmTitle(statusName(chosen ?? ''))}
        text={decide.confirmText}
        open={isAsked && chosen !== undefined}
        confirmLabel={decide.confirm}
        cancelLabel={decide.keep}
        onConfirm={() => {
          if (chosen) void send(chosen);
        }}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}
