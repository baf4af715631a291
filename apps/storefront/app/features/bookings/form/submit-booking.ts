import { pothikApi, toFailure, type ApiExtra, type Failure } from '@pothik/api-client/rtk-query';
import { bookingEndpoints, type Booking } from '@pothik/contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { State } from '../../../store/make-store.ts';
import { withDocuments } from '../documents/with-documents.ts';
import type { BookingInput } from './booking-payload.ts';
import { progressed, submitFailed, submitted, submitting } from '../bookings-slice.ts';

export type SubmitOutcome =
  /** Other teams' servers may not tell what they stored. */
  { booking: Booking | undefined; link: string | undefined } | { failure: Failure };

/** Sends a booking. With the same key it is the same booking, however often it is sent. */
export const submitBooking =
  (
    input: BookingInput,
    key: string,
  ): ThunkAction<Promise<SubmitOutcome>, State, ApiExtra, UnknownAction> =>
  async (dispatch, getState, extra) => {
    dispatch(submitting(key));
    const onProgress = (share: number) => void dispatch(progressed(share));
    try {
      const answer: { booking?: Booking; link?: string | undefined } = await withDocuments(
        input,
        { key, state: getState(), extra, onProgress },
        (ready) =>
          extra.request(bookingEndpoints.create, ready, {
            idempotencyKey: key,
            onUploadProgress: ({ loaded, total }) => {
              if (total) onProgress(loaded / total);
            },
          }),
      );
      dispatch(submitted());
      dispatch(pothikApi.util.invalidateTags(['Booking']));
      return { booking: answer.booking, link: answer.link };
    } catch (error) {
      dispatch(submitFailed());
      return { failure: toFailure(error) };
    }
  };
