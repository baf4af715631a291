import { useStaffBookingsAskForDocumentMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { StaffBooking } from '@pothik/contract';
import { Button, TextArea, useToast } from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import styles from './bookings.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { useVersionedForm } from '../../shared/editing/use-versioned-form.ts';

/** Asks the customer for a document, wherever they can be reached. */
export function DocumentRequest({ booking }: { booking: StaffBooking }) {
  const { ask } = bookingMessages;
  const [askFor, { isLoading }] = useStaffBookingsAskForDocumentMutation();
  const toasts = useToast();
  const writing = useVersionedForm({ note: '' }, booking.version);
  const isUnreachable = booking.isGuest && booking.email === undefined;

  const submit = writing.submit(async ({ note }) => {
    if (isLoading || writing.isOvertaken) return;
    const { error } = await askFor({ id: booking._id, note: note.trim(), version: writing.seen });
    if (!error) {
      writing.drop();
      toasts.add(ask.done, 'success');
      return;
    }
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? ask.failed, 'error');
  });

  return (
    <section className={styles.section} aria-labelledby="ask">
      <h2 id="ask">{ask.title}</h2>
      {writing.isOvertaken ? (
        <ConflictNotice booking={booking} onStore={writing.keep} onDrop={writing.drop} />
      ) : null}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextArea
          label={ask.note}
          hint={isUnreachable ? ask.unreachable : ask.hint}
          maxLength={2_000}
          {...writing.field('note', { validate: (note) => note.trim() !== '' || ask.missing })}
        />
        <Button type="submit" emphasis="secondary" busy={isLoading} disabled={writing.isOvertaken}>
          {isLoading ? ask.submitting : ask.submit}
        </Button>
      </form>
    </section>
  );
}
