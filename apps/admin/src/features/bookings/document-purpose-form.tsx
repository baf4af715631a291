import { useStaffBookingsStatePurposeMutation, type Failure } from '@pothik/api-client/rtk-query';
import {
  documentPurposes,
  trimWritten,
  type DocumentPurpose,
  type StaffBooking,
} from '@pothik/contract';
import { Button, Select, TextField } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { bookingMessages } from '../../messages/bookings.ts';
import { purposeName } from '../../shared/booking-facts.ts';
import styles from './bookings.module.css';

const { documents: words } = bookingMessages;

/** Asks what the documents of a booking are opened for. */
export function DocumentPurposeForm({
  booking,
  onDone,
}: {
  booking: StaffBooking;
  onDone: () => void;
}) {
  const [purpose, setPurpose] = useState<DocumentPurpose | ''>(
    booking.statedPurpose?.purpose ?? '',
  );
  const [own, setOwn] = useState(booking.statedPurpose?.words ?? '');
  const [isTried, setTried] = useState(false);
  const [statePurpose, { isLoading, error }] = useStaffBookingsStatePurposeMutation();
  const failure = error as Failure | undefined;
  const isOther = purpose === 'other';
  const isUnchosen = purpose === '';
  const isUnsaid = isOther && trimWritten(own) === '';

  const send = async () => {
    setTried(true);
    if (isUnchosen || isUnsaid || isLoading) return;
    const answer = await statePurpose({ id: booking._id, purpose, words: trimWritten(own) });
    if (answer.data) onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} aria-label={words.ask} noValidate onSubmit={submit}>
      <p className={styles.soft}>{words.hint}</p>
      {failure && !failure.fields && !isLoading ? (
        <p role="alert">{failure.serverMessage ?? words.failed}</p>
      ) : null}
      <Select
        label={words.ask}
        value={purpose}
        error={isTried && isUnchosen ? words.unchosen : undefined}
        options={[
          { value: '', label: words.choose },
          ...documentPurposes.map((one) => ({ value: one, label: purposeName(one) })),
        ]}
        onChange={({ target }) => setPurpose(target.value as DocumentPurpose | '')}
      />
      <TextField
        label={isOther ? words.own : words.ownOptional}
        hint={words.ownHint}
        maxLength={300}
        value={own}
        error={isTried && isUnsaid ? words.unsaid : failure?.fields?.words}
        onChange={({ target }) => setOwn(target.value)}
      />
      <Button type="submit" emphasis="secondary" busy={isLoading}>
        {isLoading ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
