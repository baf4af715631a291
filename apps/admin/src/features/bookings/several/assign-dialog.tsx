import { useStaffHandlingAssignMutation } from '@pothik/api-client/rtk-query';
import type { ListedBooking } from '@pothik/contract';
import { Modal, Select } from '@pothik/ui';
import { useState } from 'react';
import { bookingMessages } from '../../../messages/bookings.ts';
import { handlingMessages } from '../../../messages/handling.ts';
import { severalMessages } from '../../../messages/several.ts';
import { ChangeForm } from '../../../shared/several/change-form.tsx';
import { useAssignees } from '../handling/use-assignees.ts';

const { several: words, nobody, assignee: label } = handlingMessages;

const nameOf = ({ reference, _id }: { reference?: string | undefined; _id: string }) =>
  reference ?? _id;

interface AssignProps {
  bookings: readonly ListedBooking[];
  onClose: () => void;
  onDone: () => void;
}

/** Stands for nobody among the options. */
const none = 'nobody';

function Assign({ bookings, onClose, onDone }: AssignProps) {
  const [assign] = useStaffHandlingAssignMutation();
  const [chosen, setChosen] = useState('');
  const assignees = [...useAssignees(), { value: none, label: nobody }];
  const to = assignees.find(({ value }) => value === chosen);
  const has = ({ handling }: ListedBooking) => (handling.assignee?._id ?? none) === chosen;
  const [changed, left] = [bookings.filter((one) => !has(one)), bookings.filter(has)];
  const planned = (booking: ListedBooking, detail: string) => ({
    ...{ _id: booking._id, title: nameOf(booking), name: booking.name, detail },
  });
  const nowOf = ({ handling }: ListedBooking) => handling.assignee?.name ?? nobody;
  return (
    <ChangeForm
      plan={
        to && {
          changed: changed.map((one) =>
            planned(one, severalMessages.becomes(nowOf(one), to.label)),
          ),
          left: left.map((one) => planned(one, severalMessages.stays(nowOf(one)))),
          leftTitle: words.left(left.length),
          send: () =>
            assign({
              bookings: changed.map(({ _id, handling }) => ({ _id, version: handling.version })),
              assigneeId: chosen === none ? null : chosen,
            }),
        }
      }
      submit={words.title(to ? changed.length : bookings.length)}
      failed={handlingMessages.failed}
      refusedTitle={bookingMessages.several.refused}
      titleOf={nameOf}
      onClose={onClose}
      onDone={onDone}
    >
      <Select
        label={label}
        value={chosen}
        options={[{ value: '', label: words.choose }, ...assignees]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ChangeForm>
  );
}

/** Gives the chosen bookings to one of the staff, after showing what becomes of each. */
export function AssignDialog({ open, ...assign }: AssignProps & { open: boolean }) {
  return (
    <Modal title={words.title(assign.bookings.length)} open={open} onClose={assign.onClose}>
      <Assign {...assign} />
    </Modal>
  );
}
