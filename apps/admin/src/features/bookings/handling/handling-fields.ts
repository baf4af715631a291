import {
  waitingParties,
  type BookingHandling,
  type CallInput,
  type staffHandlingEndpoints,
} from '@pothik/contract';
import { fromDhakaInput, toDhakaInput } from '../../../shared/dhaka-input.ts';
import { oneOf } from '../../../shared/page/list-address.ts';

/** The handling of a booking as it stands in a form. */
export interface HandlingFields {
  /** Empty: nobody. */
  assigneeId: string;
  waitingFor: string;
  dueOn: string;
  /** In Dhaka, as a field of type `datetime-local` takes it. */
  remindAt: string;
  tags: readonly string[];
}

type Changes = Omit<CallInput<(typeof staffHandlingEndpoints)['update']>, 'id' | 'version'>;

export const toFields = (handling: BookingHandling): HandlingFields => ({
  assigneeId: handling.assignee?._id ?? '',
  waitingFor: handling.waitingFor ?? '',
  dueOn: handling.dueOn ?? '',
  remindAt: handling.remindAt === undefined ? '' : toDhakaInput(handling.remindAt),
  tags: handling.tags,
});

const orNull = (text: string) => (text === '' ? null : text);

/** The written fields as they are sent; an empty one empties it. */
export function toChanges(written: Partial<HandlingFields>): Changes {
  const { assigneeId, dueOn, remindAt, tags } = written;
  const waitingFor = oneOf(waitingParties, written.waitingFor ?? null);
  return {
    ...(assigneeId === undefined ? {} : { assigneeId: orNull(assigneeId) }),
    ...(waitingFor === undefined ? {} : { waitingFor }),
    ...(dueOn === undefined ? {} : { dueOn: orNull(dueOn) }),
    ...(remindAt === undefined ? {} : { remindAt: fromDhakaInput(remindAt) ?? null }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
  };
}
