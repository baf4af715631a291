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
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** The categories of the catalogue. */
export const categoryEndpoints = {
  /** The categories, as a list or as a tree. */
  list: {
    method: 'GET',
    path: '/categories',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load categories',
    inLanguages: true,
  } as Endpoint<
    {
      lang?: ContentLanguage | undefined;
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
    inLanguages: true,
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      featured?: boolean | undefined;
      active?: boolean | undefined;
      /**
       * Words in any order and in English, Bangla or romanised Bangla; what has them as a part of name or
       * job title, country, provider name or description is found too (Specification §5). The best 1,000 are
       * listed.
       */
      search?: string | undefined;
      /** Slug of a category or subcategory, or a service type (Specification §5). */
      category?: string | undefined;
      lang?: ContentLanguage | undefined;
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
    inLanguages: true,
  } as Endpoint<
    {
      slug: string;
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      category?: string | undefined;
      lang?: ContentLanguage | undefined;
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
    inLanguages: true,
  } as Endpoint<
    {
      slug: string;
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      category?: string | undefined;
      lang?: ContentLanguage | undefined;
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
    inLanguages: true,
  } as Endpoint<
    {
      id: string;
      lang?: ContentLanguage | undefined;
    },
    Service
  >,
  /** At most six services of the same category and country, the most alike first. */
  similar: {
    method: 'GET',
    path: '/services/{id}/similar',
    access: 'anyone',
    envelope: 'data',
    failure: 'Failed to load services',
    inLanguages: true,
  } as Endpoint<
    {
      id: string;
      lang?: ContentLanguage | undefined;
    },
    ServiceSummary[]
  >,
  /** Count that a service was opened, and not by whom. */
  countView: {
    method: 'POST',
    path: '/services/{id}/views',
    access: 'public',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
