import { useStaffBookingChangesApplyMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { ListedBooking, RefusedBooking } from '@pothik/contract';
import { Alert, Button, Modal, Select, TextArea } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { bookingMessages } from '../../../messages/bookings.ts';
import { severalMessages as words } from '../../../messages/several.ts';
import { statusName } from '../../../shared/booking-facts.ts';
import { PlannedChanges, RefusedChanges } from '../../../shared/several/planned-changes.tsx';
import styles from '../../../shared/several/several.module.css';
import { planMoves, possibleMoves } from './planned-moves.ts';

const { several, decide } = bookingMessages;

const nameOf = ({ reference, _id }: { reference?: string | undefined; _id: string }) =>
  reference ?? _id;

interface MoveProps {
  bookings: readonly ListedBooking[];
  onClose: () => void;
  onDone: () => void;
}

const plan = ({ _id, name, ...booking }: ListedBooking, to: string | undefined) => ({
  _id,
  title: nameOf({ _id, ...booking }),
  name,
  detail:
    to === undefined
      ? words.stays(statusName(booking.status))
      : words.becomes(statusName(booking.status), statusName(to)),
});

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
      <RefusedChanges
        title={several.refused(refused.length)}
        refused={refused.map((one) => ({ ...one, title: nameOf(one) }))}
        onDone={onDone}
      />
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
        hint={several.noteHint}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {to ? (
        <PlannedChanges
          changed={moved.map((booking) => plan(booking, to))}
          left={left.map((booking) => plan(booking, undefined))}
          leftTitle={several.left(left.length, statusName(to))}
        />
      ) : null}
      {failure === undefined ? null : <Alert tone="danger" title={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isLoading} disabled={moved.length === 0}>
          {several.submit(moved.length)}
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
    <Modal title={several.title(move.bookings.length)} open={open} onClose={move.onClose}>
      <Move {...move} />
    </Modal>
  );
}
