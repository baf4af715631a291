import { z } from 'zod';
import { categorySchema } from '../catalogue/category.ts';
import { serviceSchema, serviceSummarySchema } from '../catalogue/service.ts';
import { insightDetailsSchema } from '../insights/insight.ts';
import { costStandings } from '../rules/cost-caps.ts';
import { exchangeRatesSchema } from '../settings/exchange-rates.ts';
import { brandingSchema, contactSchema } from '../settings/settings.ts';
import { moment } from '../wire-types.ts';
import { translationsSchema } from './translation.ts';

/** What staff see of a thing beyond what everybody does. */
const edited = {
  updatedAt: moment,
  /** Counts changes: a change names the one that it was made after. */
  version: z.int(),
  translations: translationsSchema,
};

/** The cost of a job as staff see it. */
const priced = {
  /** Against the cap of its country; absent: it is no job, or the country has no cap. */
  cost: z.enum(costStandings).optional(),
};

/** The moments at which a service is published and taken back, as staff see them. */
const scheduled = {
  /** A draft is published then. */
  publishAt: moment.optional(),
  /** The service is a draft again from then on. */
  unpublishAt: moment.optional(),
  /** Why the service could not be published at its moment, which has come; it is tried again until it can. */
  publishRefusal: z.string().optional(),
};

/** An owner's word that a job may cost more than the cap of its country. */
export const allowedCostSchema = z.object({
  /** Up to this, in whole taka. */
  amount: z.int(),
  reason: z.string(),
  /** Absent: the account is gone. */
  by: z.object({ _id: z.string(), name: z.string() }).optional(),
  at: moment,
});

/** A line of the staff's list of services, drafts included. */
export const listedServiceSchema = serviceSummarySchema.extend({
  ...edited,
  ...priced,
  ...scheduled,
  isActive: z.boolean(),
});

/** A service as it is edited. */
export const staffServiceSchema = serviceSchema.extend({
  ...edited,
  ...priced,
  ...scheduled,
  isActive: z.boolean(),
  allowedCost: allowedCostSchema.optional(),
});

/** A category or subcategory as it is edited. */
export const staffCategorySchema = categorySchema.omit({ subcategories: true }).extend({
  ...edited,
  isActive: z.boolean(),
  showInNavigation: z.boolean(),
  /** Absent where it is no subcategory. */
  parentId: z.string().optional(),
  /** Lists begin with the lowest. */
  position: z.int(),
  /** How many services stand in it, drafts included. */
  serviceCount: z.int(),
});

/** An article as it is edited, published or not. */
export const staffInsightSchema = insightDetailsSchema.extend(edited);

const settingVersion = {
  /** 0 where it was never set. */
  version: z.int(),
};
/** How the product presents itself; what it has in Bangla is shown there where it is as long as the other. */
export const staffBrandingSchema = brandingSchema.extend({
  ...settingVersion,
  nameBn: brandingSchema.shape.name,
  taglineBn: brandingSchema.shape.tagline,
  statisticsBn: brandingSchema.shape.statistics,
  partnersBn: brandingSchema.shape.partners,
});
export const staffContactSchema = contactSchema.extend(settingVersion);
export const staffExchangeRatesSchema = exchangeRatesSchema.extend(settingVersion);
