/** Dhaka keeps one time all year: so many milliseconds before UTC. */
const dhaka = 6 * 60 * 60_000;

/** A moment in UTC as a field of type `datetime-local` takes it, in Dhaka: `2026-11-21T14:05`. */
export const toDhakaInput = (iso: string): string =>
  new Date(Date.parse(iso) + dhaka).toISOString().slice(0, 16);

/** The moment in UTC that such a field tells; nothing where it tells none. */
export function fromDhakaInput(typed: string): string | undefined {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? undefined : new Date(time - dhaka).toISOString();
}
