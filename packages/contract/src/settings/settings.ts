import { z } from 'zod';
import { imageSchema } from '../catalogue/image.ts';

/** How the product presents itself. Everything but the logo is an addition to the specification. */
export const brandingSchema = z.object({
  frontendLogo: imageSchema.nullish(),
  name: z.string().optional(),
  tagline: z.string().optional(),
  /** Figures of the home page, in the words in which they are shown. */
  statistics: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** Names in the partner strip. */
  partners: z.array(z.string()).optional(),
});

/** How to reach the company; either may be missing (Specification §3). */
export const contactSchema = z.object({
  phone: z.string().optional(),
  email: z.string().optional(),
});
