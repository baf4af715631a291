import { z } from 'zod';
import { rule } from '../rule.ts';
import type { ErrorCode } from '../errors.ts';

/** A file of a multipart body: a Blob where it is sent, a received file where it is handled. */
export const fileSchema = z.custom<Blob>((value) => value instanceof Blob, rule('file'));

/** The errors of a call that takes a picture, beyond those of all calls. */
export const pictureErrors = [
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
] as const satisfies ErrorCode[];
