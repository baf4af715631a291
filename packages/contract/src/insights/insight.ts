import { z } from 'zod';
import { imageSchema } from '../catalogue/image.ts';
import { moment } from '../wire-types.ts';

/** An article (Specification §3). */
export const insightSchema = z.object({
  _id: z.string(),
  title: z.string(),
  excerpt: z.string().optional(),
  category: z.string().default('General'),
  coverImage: imageSchema.optional(),
  publishedAt: moment.optional(),
});
