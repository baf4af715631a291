import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

const uploadErrors = ['payload_too_large', 'unsupported_media_type', 'rate_limited'] as const;

/** Files that are sent before something names them. */
export const uploads = {
  image: /* @__PURE__ */ defineEndpoint<typeof schemas.uploadImage>()({
    method: 'POST',
    path: '/upload/image',
    access: 'signed-in',
    envelope: 'data',
    body: 'multipart',
    errors: uploadErrors,
    failure: 'Failed to upload image',
  }),
  profilePicture: /* @__PURE__ */ defineEndpoint<typeof schemas.uploadProfilePicture>()({
    method: 'POST',
    path: '/upload/profile-picture',
    access: 'signed-in',
    envelope: 'fields',
    body: 'multipart',
    errors: uploadErrors,
    failure: 'Failed to upload image',
  }),
};
