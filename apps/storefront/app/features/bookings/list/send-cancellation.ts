import { pothikApi, toFailure } from '@pothik/api-client/rtk-query';
import { bookingEndpoints } from '@pothik/contract';
import type { SendEntry } from '../../../store/send-entry.ts';

/** A cancellation in the outbox. */
export interface WaitingCancellation {
  /** Of the booking. */
  id: string;
}

/** Asked for twice it is one cancellation. */
export const cancellationKey = (bookingId: string): string => `cancellation-${bookingId}`;

/** Cancels a booking; one that an earlier try has cancelled is cancelled. */
export const sendCancellation: SendEntry =
  ({ payload }, { quiet, signal }) =>
  async (dispatch, _getState, { request }) => {
    const { id } = payload as WaitingCancellation;
    const isCancelled = async () => {
      const { booking } = await request(bookingEndpoints.get, { id }, { quiet: true });
      return booking.status === 'cancelled';
    };
    try {
      await request(bookingEndpoints.update, { id, status: 'cancelled' }, { quiet, signal });
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== 409 || !(await isCancelled().catch(() => false))) return { failure };
    }
    dispatch(pothikApi.util.invalidateTags(['Booking']));
    return { sent: { opens: '/my-bookings' } };
  };
