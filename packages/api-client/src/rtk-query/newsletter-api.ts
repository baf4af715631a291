import {
  newsletterEndpoints,
  type CallInput,
  type CallResult,
  type Endpoints,
} from '@pothik/contract';
import { calls, pothikApi } from './api.ts';

type Newsletter = Endpoints['newsletter'];

/** Asking for the newsletter. */
export const newsletterApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<
      CallResult<Newsletter['subscribe']>,
      CallInput<Newsletter['subscribe']>
    >({ queryFn: calls(newsletterEndpoints.subscribe) }),
    confirmSubscription: build.mutation<
      CallResult<Newsletter['confirm']>,
      CallInput<Newsletter['confirm']>
    >({ queryFn: calls(newsletterEndpoints.confirm) }),
  }),
});

export const { useSubscribeMutation, useConfirmSubscriptionMutation } = newsletterApi;
