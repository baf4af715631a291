import { z } from 'zod';
import { feeSchema, refundSchema, serviceFactSchema } from '../catalogue/service.ts';
import { rule } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  acknowledgement,
  databaseInteger,
  pastDay,
  id,
  plannedMoment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  text,
  writtenText,
} from '../wire-types.ts';
import { currency, expectedVersion, line, pictureInput } from './edit-input.ts';
import { serviceSorts } from './service-sorts.ts';
import { listedServiceSchema, staffServiceSchema } from './staff-catalogue.ts';
import {
  serviceTranslationFields,
  serviceTranslationSchema,
  translationFilter,
} from './translation.ts';

const wholeNumber = databaseInteger(0, 1_000_000);

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
  /** A draft is published then, within a minute; null: nobody has planned it. Publishing it earlier uses it up. */
  publishAt: plannedMoment().nullish(),
  /** The service is a draft again from then on, within a minute. */
  unpublishAt: plannedMoment().nullish(),
  categoryId: id.nullish(),
  subcategoryId: id.nullish(),
  serviceType: requiredText(40).optional(),
  kind: line(40),
  facts: z
    .array(serviceFactSchema.extend({ label: requiredText(40), value: requiredText(100) }))
    .max(4)
    .optional(),
  country: line(100),
  providerName: line(200),
  visaType: line(100),
  /** Shown on a card under 'Visa Type'. */
  cardVisaType: line(100),
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
      unit: writtenText(20).optional(),
    })
    .nullish(),
  education: line(200),
  contractDuration: databaseInteger(1, 1_000_000).nullish(),
  contractUnit: line(20),
  language: z.array(requiredText(60)).max(20).optional(),
  fees: z
    .array(
      feeSchema.extend({
        label: requiredText(100),
        currency,
        amount: z.number().min(0).max(1e10),
        due: writtenText(100).optional(),
      }),
    )
    .max(20)
    .optional(),
  weeks: z
    .object({ min: databaseInteger(0, 520), max: databaseInteger(0, 520).optional() })
    .nullish(),
  refunds: z
    .array(refundSchema.extend({ step: requiredText(100), refund: requiredText(200) }))
    .max(10)
    .optional(),
  licence: z
    .object({
      number: requiredText(60),
      checkAt: z
        .url({ protocol: /^https$/, ...rule('httpsAddress') })
        .max(300)
        .optional(),
      checkedOn: pastDay().optional(),
    })
    .nullish(),
};

/** Filter of services. */
const serviceFilter = {
  search: searchText.optional(),
  /** Of a category or subcategory. */
  categoryId: id.optional(),
  /** `scheduled`: those that are to be published or taken back at a moment. */
  state: z.enum(['active', 'draft', 'featured', 'scheduled']).optional(),
  ...translationFilter,
};

/** Services as editors change them. */
export const staffServiceEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/services',
    access: 'editor',
    envelope: 'page',
    summary: 'Services, drafts included',
    query: pageQuery(25)
      .extend(serviceFilter)
      .extend({ sort: z.enum(serviceSorts).default('place') }),
    result: pageOf(listedServiceSchema),
    provides: ['Service'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'One service',
    result: staffServiceSchema,
    errors: ['not_found'],
    provides: ['Service'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/services',
    access: 'editor',
    envelope: 'data',
    summary: 'Add a service',
    body: z.object(serviceFields),
    result: staffServiceSchema,
    errors: ['conflict', 'above_cost_cap'],
    invalidates: ['Service', 'Category'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change a service',
    body: z.object({ ...serviceFields, version: expectedVersion }),
    result: staffServiceSchema,
    errors: ['not_found', 'version_conflict', 'conflict', 'above_cost_cap'],
    invalidates: ['Service', 'Category'],
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/admin/services/export',
    access: 'editor',
    envelope: 'fields',
    summary: 'Export services as a file, which an import takes',
    body: z.object(serviceFilter),
    result: z.object({
      /** Opens the file once signed in or not, for a few minutes; relative to the API's origin. */
      address: z.string(),
    }),
  }),
  getTranslation: defineEndpoint({
    method: 'GET',
    path: '/admin/services/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'A service in another language',
    result: serviceTranslationSchema,
    errors: ['not_found'],
    provides: ['Service'],
  }),
  updateTranslation: defineEndpoint({
    method: 'PUT',
    path: '/admin/services/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'Translate a service, publish the translation or take it back',
    body: serviceTranslationFields,
    result: serviceTranslationSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Service'],
  }),
  delete: defineEndpoint({
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
};
