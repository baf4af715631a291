import { z } from 'zod';

/** A file of a multipart body: a Blob where it is sent, a received file where it is handled. */
export const fileSchema = z.custom<Blob>((value) => value instanceof Blob, 'Please choose a file');

export const uploadImage = {
  summary: 'Store a picture',
  body: z.object({ image: fileSchema }),
  result: z.object({ secure_url: z.string() }),
};

export const uploadProfilePicture = {
  summary: 'Store the picture of who is signed in',
  body: z.object({ image: fileSchema }),
  result: z.object({ imageUrl: z.string() }),
};
