/** Our statuses of a booking; any other that a server sends is shown as it is. */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'processing',
  'action_required',
  'completed',
  'cancelled',
] as const;
/** How far a booking has come. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Which statuses may follow which; `completed` and `cancelled` are final. */
export const bookingMoves: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'processing', 'action_required', 'cancelled'],
  confirmed: ['processing', 'action_required', 'completed', 'cancelled'],
  processing: ['confirmed', 'action_required', 'completed', 'cancelled'],
  action_required: ['pending', 'confirmed', 'processing', 'cancelled'],
  completed: [],
  cancelled: [],
};
