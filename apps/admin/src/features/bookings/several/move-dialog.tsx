import { useStaffBookingChangesApplyMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { ListedBooking, RefusedBooking } from '@pothik/contract';
import { Alert, Button, Modal, Select, TextArea } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { bookingMessages } from '../../../messages/bookings.ts';
import { failureMessages } from '../../../messages/failures.ts';
import { statusName } from '../../../shared/booking-facts.ts';
import { planMoves, possibleMoves } from './planned-moves.ts';
import styles from './several.module.css';

const { several: words, decide } = bookingMessages;

const nameOf = ({ reference, _id }: { reference?: string | undefined; _id: string }) =>
  reference ?? _id;

interface MoveProps {
  bookings: readonly ListedBooking[];
  onClose: () => void;
  onDone: () => void;
}

function Preview({ bookings, to }: { bookings: readonly ListedBooking[]; to: string }) {
  return (
    <ul className={styles.preview}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <strong>{nameOf(booking)}</strong> {booking.name}
          <span>
            {to === ''
              ? words.stays(statusName(booking.status))
              : words.becomes(statusName(booking.status), statusName(to))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Refused({ refused }: { refused: readonly RefusedBooking[] }) {
  return (
    <Alert tone="warning" title={words.refused(refused.length)}>
      <ul className={styles.preview}>
        {refused.map((one) => (
          <li key={one._id}>
            <strong>{nameOf(one)}</strong> {failureMessages.fault(one.message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Move({ bookings, onClose, onDone }: MoveProps) {
  const id = useId();
  const [apply, { isLoading }] = useStaffBookingChangesApplyMutation();
  const [status, setStatus] = useState('');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<readonly RefusedBooking[]>();
  const [failure, setFailure] = useState<string>();
  const moves = possibleMoves(bookings);
  const to = moves.find((move) => move === status);
  const { moved, left } = to ? planMoves(bookings, to) : { moved: [], left: [] };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!to || isLoading || moved.length === 0) return;
    const { data, error } = await apply({
      bookings: moved.map(({ _id, version }) => ({ _id, version })),
      status: to,
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    });
    if (error) setFailure((error as Failure).serverMessage ?? decide.failed);
    else if (data.refused.length > 0) setRefused(data.refused);
    else onDone();
  };

  if (refused) {
    return (
      <div className={styles.form}>
        <Refused refused={refused} />
        <Button onClick={onDone}>{words.understood}</Button>
      </div>
    );
  }
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={decide.status}
        value={to ?? ''}
        options={[
          { value: '', label: decide.choose },
          ...moves.map((value) => ({ value, label: statusName(value) })),
        ]}
        onChange={({ target }) => setStatus(target.value)}
      />
      <TextArea
        label={decide.note}
        hint={words.noteHint}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {to ? (
        <section aria-label={words.preview}>
          {moved.length > 0 ? <Preview bookings={moved} to={to} /> : null}
          {left.length > 0 ? (
            <>
              <h3>{words.left(left.length, statusName(to))}</h3>
              <Preview bookings={left} to="" />
            </>
          ) : null}
        </section>
      ) : null}
      {failure === undefined ? null : <Alert tone="danger" title={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isLoading} disabled={moved.length === 0}>
          {words.submit(moved.length)}
        </Button>
        <Button emphasis="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Moves the chosen bookings to another status, after showing what becomes of each. */
export function MoveDialog({ open, ...move }: MoveProps & { open: boolean }) {
  return (
    <Modal title={words.title(move.bookings.length)} open={open} onClose={move.onClose}>
      <Move {...move} />
    </Modal>
  );
}
