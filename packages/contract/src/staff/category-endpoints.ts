import { z } from 'zod';
import { rule } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { isSlug } from '../rules/slug.ts';
import { acknowledgement, databaseInteger, id, requiredText, slug } from '../wire-types.ts';
import { expectedVersion, line } from './edit-input.ts';
import { staffCategorySchema } from './staff-catalogue.ts';
import { categoryTranslationFields, categoryTranslationSchema } from './translation.ts';

const categoryFields = {
  name: requiredText(100),
  slug: slug.refine(isSlug, rule('categorySlug')),
  description: line(1_000),
  icon: requiredText(60).optional(),
  color: line(40),
  parentId: id.nullish(),
  isActive: z.boolean().optional(),
  showInNavigation: z.boolean().optional(),
  position: databaseInteger(0, 100_000).optional(),
};

/** Categories as editors change them. */
export const staffCategoryEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
    summary: 'All categories',
    result: z.array(staffCategorySchema),
    provides: ['Category'],
  }),
  create: defineEndpoint({
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
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'data',
    summary: 'Change a category',
    body: z.object(categoryFields).partial().extend({ version: expectedVersion }),
    result: staffCategorySchema,
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['Category', 'Service'],
  }),
  getTranslation: defineEndpoint({
    method: 'GET',
    path: '/admin/categories/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'A category in another language',
    result: categoryTranslationSchema,
    errors: ['not_found'],
    provides: ['Category'],
  }),
  updateTranslation: defineEndpoint({
    method: 'PUT',
    path: '/admin/categories/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
    summary: 'Translate a category, publish the translation or take it back',
    body: categoryTranslationFields,
    result: categoryTranslationSchema,
    errors: ['not_found', 'version_conflict'],
    invalidates: ['Category', 'Service'],
  }),
  delete: defineEndpoint({
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
};
