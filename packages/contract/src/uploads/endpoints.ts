import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { fileSchema, pictureErrors } from './file.ts';

/** Files that are sent before something names them. */
export const uploadEndpoints = {
  image: defineEndpoint({
    method: 'POST',
    path: '/upload/image',
    access: 'signed-in',
    takesKeys: true,
    envelope: 'data',
    summary: 'Store a picture',
    body: z.object({ image: fileSchema }),
    result: z.object({ secure_url: z.string() }),
    bodyType: 'multipart',
    errors: pictureErrors,
    failure: 'Failed to upload image',
  }),
  profilePicture: defineEndpoint({
    method: 'POST',
    path: '/upload/profile-picture',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Store the picture of the current user',
    body: z.object({ image: fileSchema }),
    result: z.object({ imageUrl: z.string() }),
    bodyType: 'multipart',
    errors: pictureErrors,
    failure: 'Failed to upload image',
    invalidates: ['User'],
  }),
};
