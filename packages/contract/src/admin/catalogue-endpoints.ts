import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './catalogue-schemas.ts';

/** Services, categories and articles, as editors change them. */
export const adminCatalogue = {
  listServices: /* @__PURE__ */ defineEndpoint<typeof schemas.listServices>()({
    method: 'GET',
    path: '/admin/services',
    access: 'editor',
    envelope: 'page',
  }),
  getService: /* @__PURE__ */ defineEndpoint<typeof schemas.getService>()({
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found'],
  }),
  createService: /* @__PURE__ */ defineEndpoint<typeof schemas.createService>()({
    method: 'POST',
    path: '/admin/services',
    access: 'editor',
    envelope: 'data',
  }),
  updateService: /* @__PURE__ */ defineEndpoint<typeof schemas.updateService>()({
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'version_conflict'],
  }),
  deleteService: /* @__PURE__ */ defineEndpoint<typeof schemas.deleteService>()({
    method: 'DELETE',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
  listCategories: /* @__PURE__ */ defineEndpoint<typeof schemas.listCategories>()({
    method: 'GET',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
  }),
  createCategory: /* @__PURE__ */ defineEndpoint<typeof schemas.createCategory>()({
    method: 'POST',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
    errors: ['conflict'],
  }),
  updateCategory: /* @__PURE__ */ defineEndpoint<typeof schemas.updateCategory>()({
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'conflict', 'version_conflict'],
  }),
  deleteCategory: /* @__PURE__ */ defineEndpoint<typeof schemas.deleteCategory>()({
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
  }),
  listInsights: /* @__PURE__ */ defineEndpoint<typeof schemas.listInsights>()({
    method: 'GET',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'page',
  }),
  getInsight: /* @__PURE__ */ defineEndpoint<typeof schemas.getInsight>()({
    method: 'GET',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found'],
  }),
  createInsight: /* @__PURE__ */ defineEndpoint<typeof schemas.createInsight>()({
    method: 'POST',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'data',
  }),
  updateInsight: /* @__PURE__ */ defineEndpoint<typeof schemas.updateInsight>()({
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'version_conflict'],
  }),
  deleteInsight: /* @__PURE__ */ defineEndpoint<typeof schemas.deleteInsight>()({
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
};

/** What owners set: the name, the figures, how one is reached. */
export const adminSettings = {
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getSettings>()({
    method: 'GET',
    path: '/admin/settings',
    access: 'owner',
    envelope: 'fields',
  }),
  updateBranding: /* @__PURE__ */ defineEndpoint<typeof schemas.updateBranding>()({
    method: 'PUT',
    path: '/admin/settings/branding',
    access: 'owner',
    envelope: 'data',
    errors: ['version_conflict'],
  }),
  updateContact: /* @__PURE__ */ defineEndpoint<typeof schemas.updateContact>()({
    method: 'PUT',
    path: '/admin/settings/contact',
    access: 'owner',
    envelope: 'data',
    errors: ['version_conflict'],
  }),
};
