import { z } from 'zod';
import { fileSchema } from '../uploads/file.ts';
import { maximumInteger } from '../limits.ts';
import { text } from '../wire-types.ts';

/** Only messages after this sequence number. */
export const afterSequence = z.coerce.number<number>().int().min(0).max(maximumInteger);

/** A picture, and the sender's own id of the message that it becomes. */
export const pictureBody = z.object({ picture: fileSchema, clientId: text(100).optional() });
