// Generated from packages/contract/src/uploads/endpoints.ts by `pnpm generate`. Change that file instead.
import { uploadEndpoints } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { Group, Mutation, MutationHook } from '../group.ts';

type UploadsCalls = typeof uploadEndpoints;

/** Files that are sent before something names them. */
export const uploadsApi: Group<{
  uploadsImage: Mutation<UploadsCalls['image']>;
  uploadsProfilePicture: Mutation<UploadsCalls['profilePicture']>;
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    uploadsImage: build.mutation({ queryFn: calls(uploadEndpoints.image) }),
    uploadsProfilePicture: build.mutation({
      queryFn: calls(uploadEndpoints.profilePicture),
      invalidatesTags: ['User'],
    }),
  }),
});

/** Store a picture. */
export const useUploadsImageMutation: MutationHook<UploadsCalls['image']> = /* @__PURE__ */ hookOf(
  uploadsApi,
  'useUploadsImageMutation',
);
/** Store the picture of the current user. */
export const useUploadsProfilePictureMutation: MutationHook<UploadsCalls['profilePicture']> =
  /* @__PURE__ */ hookOf(uploadsApi, 'useUploadsProfilePictureMutation');
