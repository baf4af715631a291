import { z } from 'zod';
import { feeSchema } from '../catalogue/service.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { isSlug } from '../rules/slug.ts';
import {
  acknowledgement,
  id,
  moment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  slug,
  text,
} from '../wire-types.ts';
import { pictureInput } from './picture-input.ts';
import {
  listedServiceSchema,
  staffCategorySchema,
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

/** Services, categories and articles, as editors change them. */
export const staffCatalogueEndpoints = {
  listServices: defineEndpoint({
    method: 'GET',
    path: '/admin/services',
    access: 'editor',
    envelope: 'page',
    summary: 'Services, drafts included',
    query: pageQuery(25).extend({
      search: searchText.optional(),
      /** Of a category or subcategory. */
      categoryId: id.optional(),
      state: z.enum(['active', 'draft', 'featured']).optional(),
    }),
    result: pageOf(listedServiceSchema),
    provides: ['Service'],
  }),
  getService: defineEndpoint({
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'One service',
    result: staffServiceSchema,
    errors: ['not_found'],
    provides: ['Service'],
  }),
  createService: defineEndpoint({
    method: 'POST',
    path: '/admin/services',
    access: 'editor',
    envelope: 'data',
    summary: 'Add a service',
    body: z.object(serviceFields),
    result: staffServiceSchema,
    invalidates: ['Service', 'Category'],
  }),
  updateService: defineEndpoint({
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change a service',
    body: z.object({ ...serviceFields, version }),
    result: staffServiceSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Service', 'Category'],
  }),
  deleteService: defineEndpoint({
    method: 'DELETE',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'fields',
    summary: 'Remove a service',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Service', 'Category'],
  }),
  listCategories: defineEndpoint({
    method: 'GET',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
    summary: 'All categories',
    result: z.array(staffCategorySchema),
    provides: ['Category'],
  }),
  createCategory: defineEndpoint({
    method: 'POST',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
    summary: 'Add a category',
    body: z.object(categoryFields),
    result: staffCategorySchema,
    errors: ['conflict'],
    invalidates: ['Category'],
  }),
  updateCategory: defineEndpoint({
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change a category',
    body: z.object(categoryFields).partial().extend({ version }),
    result: staffCategorySchema,
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Category', 'Service'],
  }),
  deleteCategory: defineEndpoint({
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'fields',
    summary: 'Remove a category',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
    invalidates: ['Category'],
  }),
  listInsights: defineEndpoint({
    method: 'GET',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'page',
    summary: 'Articles, drafts included',
    query: pageQuery(25),
    result: pageOf(staffInsightSchema),
    provides: ['Insight'],
  }),
  getInsight: defineEndpoint({
    method: 'GET',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'One article',
    result: staffInsightSchema,
    errors: ['not_found'],
    provides: ['Insight'],
  }),
  createInsight: defineEndpoint({
    method: 'POST',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'data',
    summary: 'Add an article',
    body: z.object(insightFields),
    result: staffInsightSchema,
    invalidates: ['Insight'],
  }),
  updateInsight: defineEndpoint({
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change an article',
    body: z.object(insightFields).partial().extend({ version }),
    result: staffInsightSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Insight'],
  }),
  deleteInsight: defineEndpoint({
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'fields',
    summary: 'Remove an article',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Insight'],
  }),
};
