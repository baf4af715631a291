/** The country's prefix, put before the eleven digits when a number is sent (Specification §9). */
export const phonePrefix = '+88';

/** The eleven digits of a stored number, for showing it in a field. */
export function toLocalPhone(international: string): string {
  return international.startsWith(phonePrefix)
    ? international.slice(phonePrefix.length)
    : international;
}
