import { z } from 'zod';
import { feeSchema } from '../catalogue/service.ts';
import { isSlug } from '../rules/slug.ts';
import {
  acknowledgement,
  email,
  id,
  moment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  slug,
  text,
} from '../wire-types.ts';
import {
  listedServiceSchema,
  staffBrandingSchema,
  staffCategorySchema,
  staffContactSchema,
  staffInsightSchema,
  staffServiceSchema,
} from './staff-catalogue.ts';

/** The version that whoever makes the change has seen; another since then is a conflict. */
const version = z.int().positive().optional();

/** A field that may be left out, which changes nothing, or emptied: by null, or by no text at all. */
const line = (maximum: number) =>
  text(maximum)
    .trim()
    .nullish()
    .transform((value) => (value === '' ? null : value));

/** A picture that was uploaded before, and what it shows. */
const pictureInput = z.object({ secure_url: text(500), alt: text(300).trim().optional() });

const currency = z.string().regex(/^[A-Z]{3}$/, 'Use three capital letters, such as BDT');
const wholeNumber = z.int().min(0).max(1_000_000);

const serviceFields = {
  name: line(200),
  /** Jobs have one instead of a name. */
  jobTitle: line(200),
  /** HTML; what is not on the allow-list is taken out. */
  description: text(100_000).optional(),
  images: z.array(pictureInput).max(20).optional(),
  featured: z.boolean().optional(),
  /** A draft is not. */
  isActive: z.boolean().optional(),
  categoryId: id.nullish(),
  subcategoryId: id.nullish(),
  serviceType: requiredText(40).optional(),
  country: line(100),
  providerName: line(200),
  visaType: line(100),
  /** What a card shows under 'Visa Type'. */
  cardVisaType: line(100),
  /** In whole units of the currency. */
  salary: z
    .object({
      min: z.number().min(0).max(1e12),
      max: z.number().min(0).max(1e12).optional(),
      currency,
    })
    .nullish(),
  benefits: z.array(requiredText(500)).max(50).optional(),
  requirements: z.array(requiredText(500)).max(50).optional(),
  experience: z
    .object({
      min: wholeNumber.optional(),
      max: wholeNumber.optional(),
      unit: text(20).optional(),
    })
    .nullish(),
  education: line(200),
  contractDuration: wholeNumber.positive().nullish(),
  contractUnit: line(20),
  language: z.array(requiredText(60)).max(20).optional(),
  fees: z
    .array(
      feeSchema.extend({
        label: requiredText(100),
        currency,
        amountMinor: z.int().min(0).max(1e12),
      }),
    )
    .max(20)
    .optional(),
};

export const listServices = {
  summary: 'Services, drafts included',
  query: pageQuery(25).extend({
    search: searchText.optional(),
    /** Of a category or subcategory. */
    categoryId: id.optional(),
    state: z.enum(['active', 'draft', 'featured']).optional(),
  }),
  result: pageOf(listedServiceSchema),
};
export const getService = {
  summary: 'One service',
  result: staffServiceSchema,
};
export const createService = {
  summary: 'Add a service',
  body: z.object(serviceFields),
  result: staffServiceSchema,
};
export const updateService = {
  summary: 'Change a service',
  body: z.object({ ...serviceFields, version }),
  result: staffServiceSchema,
};
export const deleteService = {
  summary: 'Remove a service',
  result: acknowledgement,
};

const categoryFields = {
  name: requiredText(100),
  slug: slug.refine(isSlug, 'Use small letters and figures with hyphens between; not "details"'),
  description: line(1_000),
  icon: requiredText(60).optional(),
  color: line(40),
  parentId: id.nullish(),
  isActive: z.boolean().optional(),
  showInNavigation: z.boolean().optional(),
  position: z.int().min(0).max(100_000).optional(),
};

export const listCategories = {
  summary: 'All categories',
  result: z.array(staffCategorySchema),
};
export const createCategory = {
  summary: 'Add a category',
  body: z.object(categoryFields),
  result: staffCategorySchema,
};
export const updateCategory = {
  summary: 'Change a category',
  body: z.object(categoryFields).partial().extend({ version }),
  result: staffCategorySchema,
};
export const deleteCategory = {
  summary: 'Remove a category',
  result: acknowledgement,
};

const insightFields = {
  title: requiredText(200),
  excerpt: line(1_000),
  /** HTML; what is not on the allow-list is taken out. */
  body: text(100_000).nullish(),
  category: line(60),
  coverImage: pictureInput.nullish(),
  /** Not published without one; later than now: from then on. */
  publishedAt: moment.nullish(),
};

export const listInsights = {
  summary: 'Articles, drafts included',
  query: pageQuery(25),
  result: pageOf(staffInsightSchema),
};
export const getInsight = {
  summary: 'One article',
  result: staffInsightSchema,
};
export const createInsight = {
  summary: 'Add an article',
  body: z.object(insightFields),
  result: staffInsightSchema,
};
export const updateInsight = {
  summary: 'Change an article',
  body: z.object(insightFields).partial().extend({ version }),
  result: staffInsightSchema,
};
export const deleteInsight = {
  summary: 'Remove an article',
  result: acknowledgement,
};

/** A setting that was never set has the version 0. */
const settingVersion = z.int().min(0).optional();

export const getSettings = {
  summary: 'All settings',
  result: z.object({ branding: staffBrandingSchema, contact: staffContactSchema }),
};
export const updateBranding = {
  summary: 'Change branding',
  body: z.object({
    frontendLogo: pictureInput.nullish(),
    name: requiredText(60).optional(),
    tagline: text(200).trim().optional(),
    statistics: z
      .array(z.object({ value: requiredText(20), label: requiredText(60) }))
      .max(6)
      .optional(),
    partners: z.array(requiredText(60)).max(30).optional(),
    version: settingVersion,
  }),
  result: staffBrandingSchema,
};
export const updateContact = {
  summary: 'Change contact',
  body: z.object({
    /** Empty: none. */
    phone: text(40).trim().optional(),
    email: z.union([z.literal(''), email]).optional(),
    version: settingVersion,
  }),
  result: staffContactSchema,
};
