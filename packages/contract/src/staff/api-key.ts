import { z } from 'zod';
import { keyRoles } from '../rules/api-keys.ts';
import { moment } from '../wire-types.ts';

/** A key with which a program makes calls. */
export const apiKeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(keyRoles),
  /** It makes calls of method GET alone. */
  readsOnly: z.boolean(),
  /** The owner who has issued it: it ends when they are one no more. */
  issuedBy: z.object({ _id: z.string(), name: z.string() }),
  createdAt: moment,
  endsAt: moment,
  /** To the minute; absent: never. */
  lastUsedAt: moment.optional(),
});
