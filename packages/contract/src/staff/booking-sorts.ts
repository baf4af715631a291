/**
 * By what a list of bookings is ordered; with a hyphen, the largest first. `attention`: customers' answers that
 * nobody has looked at, those who have waited longest first; then what is overdue; then what waits for staff, the
 * longest first; then the rest.
 */
export const bookingSorts = [
  '-createdAt',
  'createdAt',
  '-updatedAt',
  'updatedAt',
  '-departureDate',
  'departureDate',
  '-name',
  'name',
  '-dueOn',
  'dueOn',
  'attention',
] as const;
/** An order in which staff can have the bookings. */
export type BookingSort = (typeof bookingSorts)[number];
