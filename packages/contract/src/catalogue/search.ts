import { z } from 'zod';
import { categoryReferenceSchema } from './category.ts';
import { serviceSummarySchema } from './service.ts';

/** What a search was understood as, beside the services that it found. */
export const searchFindingsSchema = z.object({
  /** The words of these services that were looked for, as they are written there. */
  matched: z.array(z.string()),
  /** Known words that are near to what was typed; only where nothing was found. */
  near: z.array(z.string()),
});

/** What may be meant by what somebody has typed so far. */
export const suggestionsSchema = z.object({
  services: z.array(serviceSummarySchema),
  categories: z.array(categoryReferenceSchema),
  /** Names of countries, as services have them. */
  countries: z.array(z.string()),
});
