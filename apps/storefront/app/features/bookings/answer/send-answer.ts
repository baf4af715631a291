import { pothikApi, toFailure, type ApiExtra, type Failure } from '@pothik/api-client/rtk-query';
import { bookingEndpoints } from '@pothik/contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { State } from '../../../store/make-store.ts';
import type { SendOptions } from '../../../store/send-entry.ts';
import { withDocuments } from '../documents/with-documents.ts';

/** The booking that is answered for: one's own, or a guest's by its link. */
export type AnswerTo = { id: string } | { link: string };

/** An answer to staff: words, a photo, or both. */
export interface Answer {
  words: string;
  paper: File | undefined;
}

interface Sending extends SendOptions {
  key: string;
  /** The name of the text by which consent to use the photo was asked for. */
  consent: string;
}

/**
 * Sends an answer. With the same key it is the same answer, however often it is sent.
 *
 * @returns the failure; undefined: it has arrived.
 */
export const sendAnswer =
  (
    to: AnswerTo,
    { words, paper }: Answer,
    { key, consent, onProgress, quiet, signal }: Sending,
  ): ThunkAction<Promise<Failure | undefined>, State, ApiExtra, UnknownAction> =>
  async (dispatch, getState, extra) => {
    const content = {
      ...(words === '' ? {} : { words }),
      ...(paper && { paper, documentConsent: consent }),
    };
    const options = {
      idempotencyKey: key,
      quiet,
      signal,
      onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) => {
        if (total) onProgress(loaded / total);
      },
    };
    const { request } = extra;
    try {
      await withDocuments(
        content,
        { key, state: getState(), extra, onProgress, signal },
        async (ready) => {
          if ('id' in to) await request(bookingEndpoints.answer, { ...to, ...ready }, options);
          else await request(bookingEndpoints.answerByLink, { ...to, ...ready }, options);
        },
      );
    } catch (error) {
      const failure = toFailure(error);
      // Something has happened to the booking meanwhile.
      if (failure.status === 409) dispatch(pothikApi.util.invalidateTags(['Booking']));
      return failure;
    }
    dispatch(pothikApi.util.invalidateTags(['Booking']));
    return undefined;
  };
