import { pothikApi, toFailure } from '@pothik/api-client/rtk-query';
import { userEndpoints, type CallInput } from '@pothik/contract';
import type { SendEntry } from '../../../store/send-entry.ts';
import { userSet } from '../session/auth-slice.ts';

/** A changed profile in the outbox. None with a password: that is never kept. */
export type WaitingProfile = CallInput<(typeof userEndpoints)['updateProfile']>;

/** Changes the profile; made twice it is the same change. */
export const sendProfile: SendEntry =
  ({ payload }, { quiet, signal }) =>
  async (dispatch, _getState, { request }) => {
    try {
      const answer = await request(userEndpoints.updateProfile, payload as WaitingProfile, {
        quiet,
        signal,
      });
      dispatch(userSet(answer.user));
      dispatch(pothikApi.util.invalidateTags(['User']));
      return { sent: { opens: '/profile', answer } };
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };
