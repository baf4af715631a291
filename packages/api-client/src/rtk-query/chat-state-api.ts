import { chatHoursEndpoints, type ChatServiceState } from '@pothik/contract';
import { callEndpoint, pothikApi, type Nothing } from './api.ts';

/** Whether staff answer in the chat now. */
export const chatStateApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    chatState: build.query<ChatServiceState, Nothing>({
      // A server that knows no hours is always there.
      queryFn: (_nothing, context) =>
        callEndpoint(chatHoursEndpoints.state, {}, context, { quiet: true }),
    }),
  }),
});

export const { useChatStateQuery } = chatStateApi;
