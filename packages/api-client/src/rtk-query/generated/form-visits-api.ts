// Generated from packages/contract/src/form-visits/endpoints.ts by `pnpm generate`. Change that file instead.
import { formVisitEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type FormVisitsCalls = typeof formVisitEndpoints;

/** Telling how far somebody got in a form: not who, and not what they wrote. */
export const formVisitsApi: Group<{
  formVisitsCount: Mutation<FormVisitsCalls['count']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    formVisitsCount: build.mutation({ queryFn: calls(formVisitEndpoints.count, { quiet: true }) }),
  }),
});

/** Count how far somebody got in a form, and not who. */
export const useFormVisitsCountMutation: MutationHook<FormVisitsCalls['count']> =
  /* @__PURE__ */ hookOf(formVisitsApi, 'useFormVisitsCountMutation');
