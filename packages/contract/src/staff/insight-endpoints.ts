import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  acknowledgement,
  id,
  plannedMoment,
  pageOf,
  pageQuery,
  requiredText,
  text,
} from '../wire-types.ts';
import { expectedVersion, line, pictureInput } from './edit-input.ts';
import { staffInsightSchema } from './staff-catalogue.ts';
import {
  insightTranslationFields,
  insightTranslationSchema,
  translationFilter,
} from './translation.ts';

const insightFields = {
  title: requiredText(200),
  excerpt: line(1_000),
  /** HTML; what is not on the allow-list is taken out. */
  body: text(100_000).nullish(),
  category: line(60),
  coverImage: pictureInput.nullish(),
  /** The category whose services stand beside it. */
  relatedCategoryId: id.nullish(),
  /** Not published without one; later than now: from then on. */
  publishedAt: plannedMoment().nullish(),
};

/** Articles as editors change them. */
export const staffInsightEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'page',
    summary: 'Articles: drafts, then the newest first',
    query: pageQuery(25).extend(translationFilter),
    result: pageOf(staffInsightSchema),
    provides: ['Insight'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'One article',
    result: staffInsightSchema,
    errors: ['not_found'],
    provides: ['Insight'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'data',
    summary: 'Add an article',
    body: z.object(insightFields),
    result: staffInsightSchema,
    invalidates: ['Insight'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change an article',
    body: z.object(insightFields).partial().extend({ version: expectedVersion }),
    result: staffInsightSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Insight'],
  }),
  getTranslation: defineEndpoint({
    method: 'GET',
    path: '/admin/insights/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'An article in another language',
    result: insightTranslationSchema,
    errors: ['not_found'],
    provides: ['Insight'],
  }),
  updateTranslation: defineEndpoint({
    method: 'PUT',
    path: '/admin/insights/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'Translate an article, publish the translation or take it back',
    body: insightTranslationFields,
    result: insightTranslationSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Insight'],
  }),
  delete: defineEndpoint({
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
