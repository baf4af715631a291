import { useStaffBookingChangesApplyMutation } from '@pothik/api-client/rtk-query';
import { trimWritten, type ListedBooking } from '@pothik/contract';
import { Modal, Select, TextArea } from '@pothik/ui';
import { useState } from 'react';
import { bookingMessages } from '../../../messages/bookings.ts';
import { severalMessages as words } from '../../../messages/several.ts';
import { statusName } from '../../../shared/booking-facts.ts';
import { ChangeForm } from '../../../shared/several/change-form.tsx';
import { planMoves, possibleMoves } from './planned-moves.ts';

const { several, decide } = bookingMessages;

const nameOf = ({ reference, _id }: { reference?: string | undefined; _id: string }) =>
  reference ?? _id;

interface MoveProps {
  bookings: readonly ListedBooking[];
  onClose: () => void;
  onDone: () => void;
}

const changeOf = (booking: ListedBooking, to?: string) => ({
  _id: booking._id,
  title: nameOf(booking),
  name: booking.name,
  detail:
    to === undefined
      ? words.stays(statusName(booking.status))
      : words.becomes(statusName(booking.status), statusName(to)),
});

function Move({ bookings, onClose, onDone }: MoveProps) {
  const [apply] = useStaffBookingChangesApplyMutation();
  const [status, setStatus] = useState('');
  const [note, setNote] = useState('');
  const moves = possibleMoves(bookings);
  const to = moves.find((move) => move === status);
  const { moved, left } = to ? planMoves(bookings, to) : { moved: [], left: [] };
  return (
    <ChangeForm
      plan={
        to && {
          changed: moved.map((booking) => changeOf(booking, to)),
          left: left.map((booking) => changeOf(booking)),
          leftTitle: several.left(left.length, statusName(to)),
          send: () =>
            apply({
              bookings: moved.map(({ _id, version }) => ({ _id, version })),
              status: to,
              ...(trimWritten(note) === '' ? {} : { note: trimWritten(note) }),
            }),
        }
      }
      submit={several.title(moved.length)}
      failed={decide.failed}
      refusedTitle={several.refused}
      titleOf={nameOf}
      onClose={onClose}
      onDone={onDone}
    >
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
    </ChangeForm>
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
