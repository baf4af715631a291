import { z } from 'zod';
import { userSchema } from '../users/user.ts';

/** What signing in answers. */
export const sessionResult = z.object({
  token: z.string(),
  user: userSchema,
  message: z.string().optional(),
});
