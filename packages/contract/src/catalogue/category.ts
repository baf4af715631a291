import { z } from 'zod';

const shared = {
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().optional(),
  /** A name of the icon set; unknown ones are shown as `file-text`. */
  icon: z.string().default('file-text'),
  /** Absolute, or relative to the API's origin. Wins over `icon`. */
  iconUrl: z.string().optional(),
  color: z.string().optional(),
  isActive: z.boolean().optional(),
  showInNavigation: z.boolean().optional(),
};

/** A part of a category. */
export const subcategorySchema = z.object(shared);

/** What services are grouped by (Specification §3). */
export const categorySchema = z.object({
  ...shared,
  isSubcategory: z.boolean().optional(),
  subcategories: z.array(subcategorySchema).optional(),
  /** How many active services it has, its subcategories' included. */
  serviceCount: z.int().optional(),
});

/** A category as a service or a listing names it. */
export const categoryReferenceSchema = z.object({
  _id: z.string().optional(),
  name: z.string(),
  slug: z.string(),
  description: z.string().optional(),
});
