import { z } from 'zod';
import { userSchema } from '../users/user.ts';

/** What signing in answers. */
export const sessionResult = z.object({
  /** Empty where the session lies in the console's cookie. */
  token: z.string(),
  user: userSchema,
  message: z.string().optional(),
});
