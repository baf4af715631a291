import { z } from 'zod';

/** A public picture. Servers that only follow the specification send `secure_url` alone. */
export const imageSchema = z.object({
  /** Absolute, or relative to the API's origin. */
  secure_url: z.string(),
  alt: z.string().optional(),
  /** Of the original, in pixels. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /** The same picture in other sizes and formats. */
  variants: z
    .object({
      /** Address with `{width}` and `{format}` to be filled in. */
      template: z.string(),
      widths: z.array(z.int().positive()),
      formats: z.array(z.enum(['avif', 'webp'])),
    })
    .optional(),
});
