/** By what a list of bookings is ordered; with a hyphen, the largest first. */
export const bookingSorts = [
  '-createdAt',
  'createdAt',
  '-updatedAt',
  'updatedAt',
  '-departureDate',
  'departureDate',
  '-name',
  'name',
] as const;
/** An order in which staff can have the bookings. */
export type BookingSort = (typeof bookingSorts)[number];
