import { z } from 'zod';

const percent = z.number().min(0).max(100);

/** A public picture. Servers that only follow the specification send `secure_url` alone. */
export const imageSchema = z.object({
  /** Absolute, or relative to the API's origin. */
  secure_url: z.string(),
  alt: z.string().optional(),
  /** As it is shown, at its largest, in pixels. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /**
   * The point that stays in sight where there is room for a part only, in percent from the left and from
   * the top, as `object-position` takes it. Absent: the middle.
   */
  focus: z.object({ x: percent, y: percent }).optional(),
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
