import { adminOverviewEndpoints, type Overview } from '@pothik/contract';
import { callEndpoint, pothikApi, type Nothing } from './api.ts';

/** How things stand now, for staff. */
export const overviewApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<Overview, Nothing>({
      queryFn: (_nothing, context) =>
        callEndpoint(adminOverviewEndpoints.get, {}, context, { quiet: true }),
    }),
  }),
});

export const { useOverviewQuery } = overviewApi;
