import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { limits } from '../limits.ts';
import {
  acknowledgement,
  flag,
  pageOf,
  pageQuery,
  pageSize,
  searchText,
  slug,
} from '../wire-types.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { inLanguage } from './in-language.ts';
import { categoryReferenceSchema, categorySchema } from './category.ts';
import { searchFindingsSchema } from './search.ts';
import { serviceSchema, serviceSummarySchema } from './service.ts';

const listingQuery = pageQuery(limits.listingPageSize).extend({
  ...inLanguage.shape,
  search: searchText.optional(),
  category: slug.optional(),
});

/** A page of services, and what was made of the search that found them. */
const servicePage = pageOf(serviceSummarySchema).extend({
  search: searchFindingsSchema.optional(),
});

/** The categories of the catalogue. */
export const categoryEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/categories',
    access: 'anyone',
    envelope: 'data',
    summary: 'The categories, as a list or as a tree',
    query: inLanguage.extend({
      /** Only those shown in the header. */
      navigation: flag.optional(),
      active: flag.optional(),
      /** With `subcategories`. */
      hierarchy: flag.optional(),
      /** No subcategories at the top level of the answer. */
      parentOnly: flag.optional(),
      /** With `serviceCount`. */
      services: flag.optional(),
      limit: pageSize.optional(),
    }),
    result: z.array(categorySchema),
    cache: catalogueCache,
    failure: 'Failed to load categories',
    provides: ['Category'],
    quiet: true,
  }),
};

/** The services of the catalogue. */
export const serviceEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/services',
    access: 'anyone',
    envelope: 'page',
    summary: 'Services, filtered and paged',
    query: pageQuery(limits.listingPageSize).extend({
      ...inLanguage.shape,
      featured: flag.optional(),
      active: flag.optional(),
      /**
       * Words in any order and in English, Bangla or romanised Bangla; what has them as a part of name or
       * job title, country, provider name or description is found too (Specification §5). The best 1,000 are
       * listed.
       */
      search: searchText.optional(),
      /** Slug of a category or subcategory, or a service type (Specification §5). */
      category: slug.optional(),
    }),
    result: servicePage,
    cache: catalogueCache,
    failure: 'Failed to load services',
    provides: ['Service'],
  }),
  listByCategory: defineEndpoint({
    method: 'GET',
    path: '/services/category/{slug}',
    access: 'anyone',
    envelope: 'page',
    summary: 'The services of a category and its subcategories',
    query: listingQuery,
    result: servicePage.extend({ category: categoryReferenceSchema.optional() }),
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load services',
    provides: ['Service'],
  }),
  listBySubcategory: defineEndpoint({
    method: 'GET',
    path: '/services/subcategory/{slug}',
    access: 'anyone',
    envelope: 'page',
    summary: 'The services of a subcategory',
    query: listingQuery,
    result: servicePage.extend({
      category: categoryReferenceSchema.optional(),
      subcategory: categoryReferenceSchema.optional(),
    }),
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load services',
    provides: ['Service'],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/services/{id}',
    access: 'anyone',
    envelope: 'data',
    summary: 'One service',
    query: inLanguage,
    result: serviceSchema,
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load service',
    provides: ['Service'],
    quiet: true,
  }),
  similar: defineEndpoint({
    method: 'GET',
    path: '/services/{id}/similar',
    access: 'anyone',
    envelope: 'data',
    summary: 'At most six services of the same category and country, the most alike first',
    query: inLanguage,
    result: z.array(serviceSummarySchema),
    errors: ['not_found'],
    cache: catalogueCache,
    failure: 'Failed to load services',
    provides: ['Service'],
    quiet: true,
  }),
  countView: defineEndpoint({
    method: 'POST',
    path: '/services/{id}/views',
    access: 'public',
    envelope: 'fields',
    summary: 'Count that a service was opened, and not by whom',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    quiet: true,
  }),
};
