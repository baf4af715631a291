import { pothikApi, toFailure, type ApiExtra, type Failure } from '@pothik/api-client/rtk-query';
import { bookingEndpoints, type Booking } from '@pothik/contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { State } from '../../../store/make-store.ts';
import type { SendOptions } from '../../../store/send-entry.ts';
import { withDocuments } from '../documents/with-documents.ts';
import type { BookingInput } from './booking-payload.ts';

/** A booking that the server has; other teams' servers may not tell what they stored. */
export interface SubmittedBooking {
  booking: Booking | undefined;
  link: string | undefined;
}

export type SubmitOutcome = SubmittedBooking | { failure: Failure };

/** Sends a booking. With the same key it is the same booking, however often it is sent. */
export const submitBooking =
  (
    input: BookingInput,
    key: string,
    { onProgress, quiet, signal }: SendOptions,
  ): ThunkAction<Promise<SubmitOutcome>, State, ApiExtra, UnknownAction> =>
  async (dispatch, getState, extra) => {
    try {
      const answer: { booking?: Booking; link?: string | undefined } = await withDocuments(
        input,
        { key, state: getState(), extra, onProgress, signal },
        (ready) =>
          extra.request(bookingEndpoints.create, ready, {
            idempotencyKey: key,
            quiet,
            signal,
            onUploadProgress: ({ loaded, total }) => {
              if (total) onProgress(loaded / total);
            },
          }),
      );
      dispatch(pothikApi.util.invalidateTags(['Booking']));
      return { booking: answer.booking, link: answer.link };
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };
