// Generated from packages/contract/src/newsletter/endpoints.ts by `pnpm generate`. Change that file instead.
import { newsletterEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type NewsletterCalls = typeof newsletterEndpoints;

/** Subscribing to the newsletter. */
export const newsletterApi: Group<{
  newsletterSubscribe: Mutation<NewsletterCalls['subscribe']>;
  newsletterConfirm: Mutation<NewsletterCalls['confirm']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    newsletterSubscribe: build.mutation({ queryFn: calls(newsletterEndpoints.subscribe) }),
    newsletterConfirm: build.mutation({ queryFn: calls(newsletterEndpoints.confirm) }),
  }),
});

/** Ask for the newsletter; a mail asks back. */
export const useNewsletterSubscribeMutation: MutationHook<NewsletterCalls['subscribe']> =
  /* @__PURE__ */ hookOf(newsletterApi, 'useNewsletterSubscribeMutation');
/** Confirm the address with the token of the mail. */
export const useNewsletterConfirmMutation: MutationHook<NewsletterCalls['confirm']> =
  /* @__PURE__ */ hookOf(newsletterApi, 'useNewsletterConfirmMutation');
