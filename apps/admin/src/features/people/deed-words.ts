import { formats } from '../../messages/formats.ts';
import { handlingMessages } from '../../messages/handling.ts';
import { peopleMessages } from '../../messages/people.ts';
import { purposeName, statusName } from '../../shared/booking-facts.ts';
import { toDay } from '../../shared/moments.ts';

const { deeds: words, roles } = peopleMessages;
const names: Record<string, string> = words.named;
const stateNames: Record<string, string> = {
  ...roles,
  ...words.moments,
  ...handlingMessages.parties,
};

/** A deed as the log has it. */
export interface Deed {
  /** Its name, such as `booking.status`. */
  name: string;
  status?: string | undefined;
  purpose?: string | undefined;
  amount?: number | undefined;
  words?: string | undefined;
}

/** A deed in words; a server may do what this console does not know yet. */
export function deedOf({ name: known, status, purpose, amount, words: own }: Deed): string {
  const name = names[known] ?? known.replace('.', ' ');
  if (purpose !== undefined) return words.doneFor(name, purposeName(purpose), own);
  if (amount !== undefined) return words.allowedUpTo(name, formats.taka(amount), own);
  if (status === undefined && own !== undefined) {
    return words.became(name, known.endsWith('.due') ? toDay(own) : own);
  }
  return status === undefined ? name : words.became(name, stateNames[status] ?? statusName(status));
}
