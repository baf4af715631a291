import { StatusBadge } from '@pothik/ui';
import { handlingMessages as words } from '../messages/handling.ts';
import { toDhakaInput } from './dhaka-input.ts';
import { useNow } from './use-now.ts';

/** Tells of a day that it has come or gone by. */
export function DueMark({ dueOn }: { dueOn: string | undefined }) {
  const today = toDhakaInput(new Date(useNow()).toISOString()).slice(0, 10);
  if (dueOn === undefined || dueOn > today) return null;
  return dueOn < today ? (
    <StatusBadge tone="danger">{words.overdue}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{words.dueToday}</StatusBadge>
  );
}
