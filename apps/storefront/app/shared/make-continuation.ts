import { toFailure, type ApiExtra, type Failure } from '@pothik/api-client/rtk-query';
import { continuationEndpoints, visitorTokenHeader } from '@pothik/contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { State } from '../store/make-store.ts';

/** The subject that goes on elsewhere: a chat by its own token, or a guest's booking by its link. */
export type Continued = { chatId: string; visitorToken: string } | { link: string };

export interface Continuation {
  continueToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Makes a token that opens this on another device. What fails is told where it was asked for. */
export const makeContinuation =
  (what: Continued): ThunkAction<Promise<Continuation | Failure>, State, ApiExtra, UnknownAction> =>
  async (_dispatch, _getState, { request }) => {
    try {
      if ('link' in what) {
        return await request(continuationEndpoints.ofBooking, what, { quiet: true });
      }
      return await request(
        continuationEndpoints.ofChat,
        { chatId: what.chatId },
        { quiet: true, headers: { [visitorTokenHeader]: what.visitorToken } },
      );
    } catch (error) {
      return toFailure(error);
    }
  };
