// Generated from src/uploads/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';

/** Files that are sent before something names them. */
export const uploadEndpoints = {
  /** Store a picture. */
  image: {
    method: 'POST',
    path: '/upload/image',
    access: 'signed-in',
    envelope: 'data',
    bodyType: 'multipart',
    failure: 'Failed to upload image',
  } as Endpoint<{ image: Blob }, { secure_url: string }>,
  /** Store the picture of the current user. */
  profilePicture: {
    method: 'POST',
    path: '/upload/profile-picture',
    access: 'signed-in',
    envelope: 'fields',
    bodyType: 'multipart',
    failure: 'Failed to upload image',
  } as Endpoint<{ image: Blob }, { imageUrl: string }>,
};
