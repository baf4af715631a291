import type { StaffBooking } from '@pothik/contract';
import type { FieldValues } from 'react-hook-form';
import { useVersionedForm } from '../editing/use-versioned-form.ts';

/** The versions of bookings that one has changed in this tab, by their ids. */
const changedFrom = new Map<string, Set<number>>();

/**
 * Notes a change of one's own. No form beside it is overtaken by that.
 *
 * @param from the version that was changed.
 * @param to the version of the answer: a later one than the next holds another change as well, and is not noted.
 */
export function noteOwnChange(id: string, from: number, to: number): void {
  if (to !== from + 1) return;
  const versions = changedFrom.get(id) ?? new Set();
  changedFrom.set(id, versions.add(from));
}

function afterOwnChanges(id: string, seen: number): number {
  const versions = changedFrom.get(id);
  let version = seen;
  while (versions?.has(version)) version += 1;
  return version;
}

/** A form over a booking, which is overtaken by what others change alone. */
export function useBookingForm<Fields extends FieldValues>(
  base: Fields,
  { _id, version }: StaffBooking,
) {
  const writing = useVersionedForm(base, version);
  const seen = afterOwnChanges(_id, writing.seen);
  return { ...writing, seen, isOvertaken: writing.isBegun && seen < version };
}
