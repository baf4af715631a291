import { callEndpoint, pothikApi, type Failure } from '@pothik/api-client/rtk-query';
import { limits, staffSearchEndpoints, type Synonyms } from '@pothik/contract';

/** More pages than this are not looked through. */
const mostPages = 100;

const missing: Failure = { name: 'HttpError', message: 'This entry is not there', status: 404 };

/** One entry by its id: the API lists them, and there are some hundreds. */
const findSynonymsApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    findSynonyms: build.query<Synonyms, string>({
      async queryFn(id, api) {
        for (let page = 1; page <= mostPages; page += 1) {
          const query = { page, limit: limits.maximumPageSize };
          const listed = await callEndpoint(staffSearchEndpoints.listSynonyms, query, api);
          if ('error' in listed) return listed;
          const found = listed.data.data.find(({ _id }) => _id === id);
          if (found) return { data: found };
          if (!listed.data.pagination.hasNext) break;
        }
        return { error: missing };
      },
      providesTags: ['Synonyms'],
    }),
  }),
});

export const { useFindSynonymsQuery } = findSynonymsApi;
