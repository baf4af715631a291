import { z } from 'zod';

/** A field of a record that is otherwise than it was, by the name under which it is sent, such as `salary.min`. */
export const changedFieldSchema = z.object({
  field: z.string(),
  /** As text; long ones are cut down to where they begin to differ. */
  from: z.string(),
  to: z.string(),
});
