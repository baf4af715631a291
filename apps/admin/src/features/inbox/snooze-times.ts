import { fromDhakaInput, toDhakaInput } from '../../shared/dhaka-input.ts';

const hour = 60 * 60_000;

/** When work begins, and the last full hour that is still today, in Dhaka. */
const morning = '09:00';
const evening = '21:00';

const dayOf = (time: number) => toDhakaInput(new Date(time).toISOString()).slice(0, 10);

/**
 * The times to which a chat is put off by one press, as moments in UTC: later today, at the first full hour
 * after two more, as long as that is before the night; and tomorrow morning.
 */
export function snoozeTimes(now: number): { later: string | undefined; tomorrow: string } {
  const today = dayOf(now);
  const later = new Date(Math.ceil((now + 2 * hour) / hour) * hour).toISOString();
  const isToday = toDhakaInput(later) <= `${today}T${evening}`;
  const tomorrow = fromDhakaInput(`${dayOf(now + 24 * hour)}T${morning}`) ?? later;
  return { later: isToday ? later : undefined, tomorrow };
}
