import { z } from 'zod';

/** A file of a multipart body: a Blob where it is sent, a received file where it is handled. */
export const fileSchema = z.custom<Blob>((value) => value instanceof Blob, 'Please choose a file');
