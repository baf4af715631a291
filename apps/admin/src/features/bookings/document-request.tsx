import { useStaffBookingsAskForDocumentMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { StaffBooking } from '@pothik/contract';
import { Button, TextArea, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import styles from './bookings.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { useDraft } from '../../shared/editing/use-draft.ts';

/** Asks the customer for a document, wherever they can be reached. */
export function DocumentRequest({ booking }: { booking: StaffBooking }) {
  const { ask } = bookingMessages;
  const [askFor, { isLoading }] = useStaffBookingsAskForDocumentMutation();
  const toasts = useToast();
  const draft = useDraft({ note: '' }, booking.version);
  const [isTried, setTried] = useState(false);
  const note = draft.fields.note.trim();
  const isUnreachable = booking.isGuest && booking.email === undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (note === '' || isLoading || draft.isOvertaken) return;
    const { error } = await askFor({ id: booking._id, note, version: draft.seen });
    if (!error) {
      draft.drop();
      setTried(false);
      toasts.add(ask.done, 'success');
      return;
    }
    const { code, serverMessage } = error as Failure;
    if (code !== 'version_conflict') toasts.add(serverMessage ?? ask.failed, 'error');
  };

  return (
    <section className={styles.section} aria-labelledby="ask">
      <h2 id="ask">{ask.title}</h2>
      {draft.isOvertaken ? (
        <ConflictNotice booking={booking} onStore={draft.keep} onDrop={draft.drop} />
      ) : null}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={ask.note}
          hint={isUnreachable ? ask.unreachable : ask.hint}
          error={isTried && note === '' ? ask.missing : undefined}
          maxLength={2_000}
          value={draft.fields.note}
          onChange={({ target }) => draft.write({ note: target.value })}
        />
        <Button type="submit" emphasis="secondary" busy={isLoading} disabled={draft.isOvertaken}>
          {isLoading ? ask.submitting : ask.submit}
        </Button>
      </form>
    </section>
  );
}
