// Generated from src/catalogue/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type {
  Category,
  CategoryReference,
  SearchFindings,
  Service,
  ServiceSummary,
} from '../entities.ts';

/** The categories of the catalogue. */
export const categoryEndpoints = {
  /** The categories, as a list or as a tree. */
  list: {
    method: 'GET',
    path: '/categories',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load categories',
  } as Endpoint<
    {
      /** Only those shown in the header. */
      navigation?: boolean | undefined;
      active?: boolean | undefined;
      /** With `subcategories`. */
      hierarchy?: boolean | undefined;
      /** No subcategories at the top level of the answer. */
      parentOnly?: boolean | undefined;
      /** With `serviceCount`. */
      services?: boolean | undefined;
      limit?: number | undefined;
    },
    Category[]
  >,
};

/** The services of the catalogue. */
export const serviceEndpoints = {
  /** Services, filtered and paged. */
  list: {
    method: 'GET',
    path: '/services',
    access: 'anyone',
    envelope: 'page',
    failure: 'Failed to load services',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      featured?: boolean | undefined;
      active?: boolean | undefined;
      /**
       * Words in any order and in English, Bangla or romanised Bangla; what has them as a part of name or
       * job title, country, provider name or description is found too (Specification §5).
       */
      search?: string | undefined;
      /** Slug of a category or subcategory, or a service type (Specification §5). */
      category?: string | undefined;
    },
    Page<ServiceSummary> & {
      search?: SearchFindings | undefined;
    }
  >,
  /** The services of a category and its subcategories. */
  listByCategory: {
    method: 'GET',
    path: '/services/category/{slug}',
    access: 'anyone',
    envelope: 'page',
    failure: 'Failed to load services',
  } as Endpoint<
    {
      slug: string;
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      category?: string | undefined;
    },
    Page<ServiceSummary> & {
      search?: SearchFindings | undefined;
      category?: CategoryReference | undefined;
    }
  >,
  /** The services of a subcategory. */
  listBySubcategory: {
    method: 'GET',
    path: '/services/subcategory/{slug}',
    access: 'anyone',
    envelope: 'page',
    failure: 'Failed to load services',
  } as Endpoint<
    {
      slug: string;
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      category?: string | undefined;
    },
    Page<ServiceSummary> & {
      search?: SearchFindings | undefined;
      category?: CategoryReference | undefined;
      subcategory?: CategoryReference | undefined;
    }
  >,
  /** One service. */
  get: {
    method: 'GET',
    path: '/services/{id}',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load service',
  } as Endpoint<{ id: string }, Service>,
  /** At most six services of the same category and country, the most alike first. */
  similar: {
    method: 'GET',
    path: '/services/{id}/similar',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load services',
  } as Endpoint<{ id: string }, ServiceSummary[]>,
  /** Count that a service was opened, and not by whom. */
  countView: {
    method: 'POST',
    path: '/services/{id}/views',
    access: 'public',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
