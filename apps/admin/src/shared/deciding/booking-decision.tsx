import { useStaffBookingsUpdateMutation, type Failure } from '@pothik/api-client/rtk-query';
import { bookingMoves, type BookingStatus, type StaffBooking } from '@pothik/contract';
import { Button, ConfirmDialog, Select, TextArea, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { bookingMessages } from '../../messages/bookings.ts';
import { useActions } from '../actions/actions-context.ts';
import { statusName } from '../booking-facts.ts';
import { ColleaguesHere } from '../presence/colleagues-here.tsx';
import { Section } from '../page/section.tsx';
import styles from './deciding.module.css';
import { movesOf } from './moves-of.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { noteOwnChange, useBookingForm } from './use-booking-form.ts';

/** Moves a booking to another status, with a note to the customer. */
export function BookingDecision({ booking }: { booking: StaffBooking }) {
  const { decide } = bookingMessages;
  const [move, { isLoading }] = useStaffBookingsUpdateMutation();
  const toasts = useToast();
  const writing = useBookingForm({ status: '', note: '' }, booking);
  const typed = useWatch({ control: writing.form.control, name: 'status' });
  const [isAsked, setAsked] = useState(false);
  const moves = movesOf(booking.status);
  const { setFocus } = writing.form;
  useActions(
    moves.length > 0
      ? [{ id: 'decide', label: decide.title, keys: 's', run: () => setFocus('status') }]
      : [],
  );
  // Somebody else's change may have closed the way that was chosen.
  const chosen = moves.find((status) => status === typed);

  const send = async (status: BookingStatus) => {
    setAsked(false);
    const note = writing.form.getValues('note').trim();
    const { data, error } = await move({
      id: booking._id,
      status,
      version: writing.seen,
      ...(note === '' ? {} : { note }),
    });
    if (data) {
      noteOwnChange(booking._id, writing.seen, data.booking.version);
      writing.drop();
      const done = decide.done(statusName(status));
      // Only while a booking waits for its customer something is asked of them.
      toasts.add(booking.request ? `${done} ${decide.tookBack}` : done, 'success');
      return;
    }
    // Who was overtaken is told beside the form.
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? decide.failed, 'error');
  };

  const submit = writing.submit(async () => {
    if (!chosen || isLoading || writing.isOvertaken) return;
    if (bookingMoves[chosen].length === 0) setAsked(true);
    else await send(chosen);
  });

  return (
    <Section id="decide" title={decide.title}>
      <ColleaguesHere kind="booking" id={booking._id} isEditing={writing.isBegun} />
      {writing.isOvertaken ? (
        <ConflictNotice booking={booking} onStore={writing.keep} onDrop={writing.drop} />
      ) : null}
      {moves.length === 0 && !writing.isOvertaken ? <p>{decide.final}</p> : null}
      {moves.length === 0 ? null : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Select
            label={decide.status}
            {...writing.field('status', { validate: () => chosen !== undefined || decide.missing })}
            value={chosen ?? ''}
            {...(booking.request && { hint: decide.takesBack })}
            options={[
              { value: '', label: decide.choose },
              ...moves.map((value) => ({ value, label: statusName(value) })),
            ]}
          />
          <TextArea
            label={decide.note}
            hint={decide.noteHint}
            maxLength={2_000}
            {...writing.field('note')}
          />
          <Button type="submit" busy={isLoading} disabled={writing.isOvertaken}>
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
    </Section>
  );
}
