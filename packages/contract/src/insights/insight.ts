import { z } from 'zod';
import { categoryReferenceSchema } from '../catalogue/category.ts';
import { imageSchema } from '../catalogue/image.ts';
import { moment } from '../wire-types.ts';

/** An article as lists carry it (Specification §3). */
export const insightSchema = z.object({
  _id: z.string(),
  title: z.string(),
  excerpt: z.string().optional(),
  category: z.string().default('General'),
  coverImage: imageSchema.optional(),
  publishedAt: moment.optional(),
  /** Minutes that its text takes to read; absent where it has no text, and so no page of its own. */
  readingMinutes: z.int().optional(),
});

/** An article with everything that its own page shows. */
export const insightDetailsSchema = insightSchema.extend({
  /** HTML from an allow-list. */
  body: z.string().optional(),
  /** The category whose services stand beside it. */
  relatedCategory: categoryReferenceSchema.optional(),
  updatedAt: moment.optional(),
});
