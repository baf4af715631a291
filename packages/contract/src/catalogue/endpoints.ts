import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

const catalogueCache = { maxAge: 15, staleWhileRevalidate: 300 } as const;

/** The categories of the catalogue. */
export const categories = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listCategories>()({
    method: 'GET',
    path: '/categories',
    access: 'anyone',
    envelope: 'data',
    cache: catalogueCache,
    failure: 'Failed to load categories',
  }),
};

/** The services of the catalogue. */
export const services = {
  list: /* @__PURE__ */ defineEndpoint<typeof schemas.listServices>()({
    method: 'GET',
    path: '/services',
    access: 'anyone',
    envelope: 'page',
    cache: catalogueCache,
    failure: 'Failed to load services',
  }),
  listByCategory: /* @__PURE__ */ defineEndpoint<typeof schemas.listServicesByCategory>()({
    method: 'GET',
    path: '/services/category/{slug}',
    access: 'anyone',
    envelope: 'page',
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load services',
  }),
  listBySubcategory: /* @__PURE__ */ defineEndpoint<typeof schemas.listServicesBySubcategory>()({
    method: 'GET',
    path: '/services/subcategory/{slug}',
    access: 'anyone',
    envelope: 'page',
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load services',
  }),
  get: /* @__PURE__ */ defineEndpoint<typeof schemas.getService>()({
    method: 'GET',
    path: '/services/{id}',
    access: 'anyone',
    envelope: 'data',
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load service',
  }),
  countView: /* @__PURE__ */ defineEndpoint<typeof schemas.countServiceView>()({
    method: 'POST',
    path: '/services/{id}/views',
    access: 'public',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  }),
};
