// Generated from src/staff/catalogue-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { ListedService, StaffCategory, StaffInsight, StaffService } from '../entities.ts';

/** Services, categories and articles, as editors change them. */
export const staffCatalogueEndpoints = {
  /** Services, drafts included. */
  listServices: {
    method: 'GET',
    path: '/admin/services',
    access: 'editor',
    envelope: 'page',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      search?: string | undefined;
      /** Of a category or subcategory. */
      categoryId?: string | undefined;
      state?: 'active' | 'draft' | 'featured' | undefined;
    },
    Page<ListedService>
  >,
  /** One service. */
  getService: {
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found'],
  } as Endpoint<{ id: string }, StaffService>,
  /** Add a service. */
  createService: {
    method: 'POST',
    path: '/admin/services',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      name?: string | null | undefined;
      /** Jobs have one instead of a name. */
      jobTitle?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      description?: string | undefined;
      images?:
        | {
            secure_url: string;
            alt?: string | undefined;
          }[]
        | undefined;
      featured?: boolean | undefined;
      /** A draft is not. */
      isActive?: boolean | undefined;
      categoryId?: string | null | undefined;
      subcategoryId?: string | null | undefined;
      serviceType?: string | undefined;
      country?: string | null | undefined;
      providerName?: string | null | undefined;
      visaType?: string | null | undefined;
      /** What a card shows under 'Visa Type'. */
      cardVisaType?: string | null | undefined;
      /** In whole units of the currency. */
      salary?:
        | {
            min: number;
            currency: string;
            max?: number | undefined;
          }
        | null
        | undefined;
      benefits?: string[] | undefined;
      requirements?: string[] | undefined;
      experience?:
        | {
            min?: number | undefined;
            max?: number | undefined;
            unit?: string | undefined;
          }
        | null
        | undefined;
      education?: string | null | undefined;
      contractDuration?: number | null | undefined;
      contractUnit?: string | null | undefined;
      language?: string[] | undefined;
      fees?:
        | {
            per: 'adult' | 'booking' | 'child' | 'infant';
            label: string;
            currency: string;
            amountMinor: number;
          }[]
        | undefined;
    },
    StaffService
  >,
  /** Change a service. */
  updateService: {
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'version_conflict'],
  } as Endpoint<
    {
      id: string;
      version?: number | undefined;
      name?: string | null | undefined;
      /** Jobs have one instead of a name. */
      jobTitle?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      description?: string | undefined;
      images?:
        | {
            secure_url: string;
            alt?: string | undefined;
          }[]
        | undefined;
      featured?: boolean | undefined;
      /** A draft is not. */
      isActive?: boolean | undefined;
      categoryId?: string | null | undefined;
      subcategoryId?: string | null | undefined;
      serviceType?: string | undefined;
      country?: string | null | undefined;
      providerName?: string | null | undefined;
      visaType?: string | null | undefined;
      /** What a card shows under 'Visa Type'. */
      cardVisaType?: string | null | undefined;
      /** In whole units of the currency. */
      salary?:
        | {
            min: number;
            currency: string;
            max?: number | undefined;
          }
        | null
        | undefined;
      benefits?: string[] | undefined;
      requirements?: string[] | undefined;
      experience?:
        | {
            min?: number | undefined;
            max?: number | undefined;
            unit?: string | undefined;
          }
        | null
        | undefined;
      education?: string | null | undefined;
      contractDuration?: number | null | undefined;
      contractUnit?: string | null | undefined;
      language?: string[] | undefined;
      fees?:
        | {
            per: 'adult' | 'booking' | 'child' | 'infant';
            label: string;
            currency: string;
            amountMinor: number;
          }[]
        | undefined;
    },
    StaffService
  >,
  /** Remove a service. */
  deleteService: {
    method: 'DELETE',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  } as Endpoint<{ id: string }, { message: string }>,
  /** All categories. */
  listCategories: {
    method: 'GET',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<object, StaffCategory[]>,
  /** Add a category. */
  createCategory: {
    method: 'POST',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
    errors: ['conflict'],
  } as Endpoint<
    {
      name: string;
      slug: string;
      description?: string | null | undefined;
      icon?: string | undefined;
      color?: string | null | undefined;
      parentId?: string | null | undefined;
      isActive?: boolean | undefined;
      showInNavigation?: boolean | undefined;
      position?: number | undefined;
    },
    StaffCategory
  >,
  /** Change a category. */
  updateCategory: {
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'conflict', 'version_conflict'],
  } as Endpoint<
    {
      id: string;
      name?: string | undefined;
      slug?: string | undefined;
      description?: string | null | undefined;
      icon?: string | undefined;
      color?: string | null | undefined;
      parentId?: string | null | undefined;
      isActive?: boolean | undefined;
      showInNavigation?: boolean | undefined;
      position?: number | undefined;
      version?: number | undefined;
    },
    StaffCategory
  >,
  /** Remove a category. */
  deleteCategory: {
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found', 'conflict'],
  } as Endpoint<{ id: string }, { message: string }>,
  /** Articles, drafts included. */
  listInsights: {
    method: 'GET',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'page',
  } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
    },
    Page<StaffInsight>
  >,
  /** One article. */
  getInsight: {
    method: 'GET',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found'],
  } as Endpoint<{ id: string }, StaffInsight>,
  /** Add an article. */
  createInsight: {
    method: 'POST',
    path: '/admin/insights',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      title: string;
      excerpt?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      body?: string | null | undefined;
      category?: string | null | undefined;
      coverImage?:
        | {
            secure_url: string;
            alt?: string | undefined;
          }
        | null
        | undefined;
      /** Not published without one; later than now: from then on. */
      publishedAt?: string | null | undefined;
    },
    StaffInsight
  >,
  /** Change an article. */
  updateInsight: {
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
    errors: ['not_found', 'version_conflict'],
  } as Endpoint<
    {
      id: string;
      title?: string | undefined;
      excerpt?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      body?: string | null | undefined;
      category?: string | null | undefined;
      coverImage?:
        | {
            secure_url: string;
            alt?: string | undefined;
          }
        | null
        | undefined;
      /** Not published without one; later than now: from then on. */
      publishedAt?: string | null | undefined;
      version?: number | undefined;
    },
    StaffInsight
  >,
  /** Remove an article. */
  deleteInsight: {
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['not_found'],
  } as Endpoint<{ id: string }, { message: string }>,
};
