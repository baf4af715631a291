import { z } from 'zod';
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
import { categoryReferenceSchema, categorySchema } from './category.ts';
import { serviceSchema, serviceSummarySchema } from './service.ts';

export const listCategories = {
  summary: 'The categories, as a list or as a tree',
  query: z.object({
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
};

export const listServices = {
  summary: 'Services, filtered and paged',
  query: pageQuery(limits.listingPageSize).extend({
    featured: flag.optional(),
    active: flag.optional(),
    /** Substring of name or job title, country, provider name or description (Specification §5). */
    search: searchText.optional(),
    /** Slug of a category or subcategory, or a service type (Specification §5). */
    category: slug.optional(),
  }),
  result: pageOf(serviceSummarySchema),
};

const listingQuery = pageQuery(limits.listingPageSize).extend({
  search: searchText.optional(),
  category: slug.optional(),
});

export const listServicesByCategory = {
  summary: 'The services of a category and its subcategories',
  query: listingQuery,
  result: pageOf(serviceSummarySchema).extend({ category: categoryReferenceSchema.optional() }),
};

export const listServicesBySubcategory = {
  summary: 'The services of a subcategory',
  query: listingQuery,
  result: pageOf(serviceSummarySchema).extend({
    category: categoryReferenceSchema.optional(),
    subcategory: categoryReferenceSchema.optional(),
  }),
};

export const getService = {
  summary: 'One service',
  result: serviceSchema,
};
export const countServiceView = {
  summary: 'Count that a service was opened, and not by whom',
  result: acknowledgement,
};
