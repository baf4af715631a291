import { z } from 'zod';

/** Each signs in once in place of a code of the app; shown this time alone. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
