import { lastPlannedDay } from '@pothik/contract';

/** Dhaka keeps one time all year: so many milliseconds before UTC. */
const dhaka = 6 * 60 * 60_000;

/** A moment in UTC as a field of type `datetime-local` takes it, in Dhaka: `2026-11-21T14:05`. */
export const toDhakaInput = (iso: string): string =>
  new Date(Date.parse(iso) + dhaka).toISOString().slice(0, 16);

/** The field's value in UTC, or nothing if it is empty. An invalid value is returned unchanged, so that it is refused. */
export function fromDhakaInput(typed: string): string | undefined {
  if (typed === '') return undefined;
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? typed : new Date(time - dhaka).toISOString();
}

/** The limits of a date field for what is planned: from today in Dhaka to three years ahead. */
export function plannedDays(now = Date.now()): { min: string; max: string } {
  const today = toDhakaInput(new Date(now).toISOString()).slice(0, 10);
  return { min: today, max: lastPlannedDay(new Date(now)) };
}

/** The same of a field of type `datetime-local`. */
export function plannedMoments(now = Date.now()): { min: string; max: string } {
  const { min, max } = plannedDays(now);
  return { min: `${min}T00:00`, max: `${max}T23:59` };
}

/** The limits of a date field for what was done: until today in Dhaka. */
export const pastDays = (now = Date.now()): { min: string; max: string } => ({
  min: '2000-01-01',
  max: plannedDays(now).min,
});
