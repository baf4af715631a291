// Generated from packages/contract/src/staff/picture-endpoints.ts by `pnpm generate`. Change that file instead.
import { staffPictureEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook, Query, QueryHook } from '../group.ts';

type StaffPicturesCalls = typeof staffPictureEndpoints;

/** The library of pictures that editors choose from. */
export const staffPicturesApi: Group<{
  staffPicturesList: Query<StaffPicturesCalls['list']>;
  staffPicturesGet: Query<StaffPicturesCalls['get']>;
  staffPicturesCreate: Mutation<StaffPicturesCalls['create']>;
  staffPicturesUpdate: Mutation<StaffPicturesCalls['update']>;
  staffPicturesDelete: Mutation<StaffPicturesCalls['delete']>;
  staffPicturesRestore: Mutation<StaffPicturesCalls['restore']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffPicturesList: build.query({
      queryFn: calls(staffPictureEndpoints.list),
      providesTags: ['Picture'],
    }),
    staffPicturesGet: build.query({
      queryFn: calls(staffPictureEndpoints.get),
      providesTags: ['Picture'],
    }),
    staffPicturesCreate: build.mutation({
      queryFn: calls(staffPictureEndpoints.create),
      invalidatesTags: ['Picture'],
    }),
    staffPicturesUpdate: build.mutation({
      queryFn: calls(staffPictureEndpoints.update),
      invalidatesTags: ['Picture', 'Service', 'Insight', 'Settings'],
    }),
    staffPicturesDelete: build.mutation({
      queryFn: calls(staffPictureEndpoints.delete),
      invalidatesTags: ['Picture'],
    }),
    staffPicturesRestore: build.mutation({
      queryFn: calls(staffPictureEndpoints.restore),
      invalidatesTags: ['Picture'],
    }),
  }),
});

/** The pictures of the library, the newest first. */
export const useStaffPicturesListQuery: QueryHook<StaffPicturesCalls['list']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesListQuery');
/** One picture of the library, with what shows it. */
export const useStaffPicturesGetQuery: QueryHook<StaffPicturesCalls['get']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesGetQuery');
/** Add a picture to the library. */
export const useStaffPicturesCreateMutation: MutationHook<StaffPicturesCalls['create']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesCreateMutation');
/** Tell what a picture shows, which part of it is shown, and what stays in sight. */
export const useStaffPicturesUpdateMutation: MutationHook<StaffPicturesCalls['update']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesUpdateMutation');
/** Take a picture that nothing shows out of the library; its files go after a week. */
export const useStaffPicturesDeleteMutation: MutationHook<StaffPicturesCalls['delete']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesDeleteMutation');
/** Put a picture back into the library while its files are there. */
export const useStaffPicturesRestoreMutation: MutationHook<StaffPicturesCalls['restore']> =
  /* @__PURE__ */ hookOf(staffPicturesApi, 'useStaffPicturesRestoreMutation');
