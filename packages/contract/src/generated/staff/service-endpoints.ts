// Generated from src/staff/service-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { Licence, ListedService, Refund, StaffService } from '../entities.ts';

/** Services as editors change them. */
export const staffServiceEndpoints = {
  /** Services, drafts included. */
  list: { method: 'GET', path: '/admin/services', access: 'editor', envelope: 'page' } as Endpoint<
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
  get: {
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<{ id: string }, StaffService>,
  /** Add a service. */
  create: {
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
      /** Shown on a card under 'Visa Type'. */
      cardVisaType?: string | null | undefined;
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
            amount: number;
            /** An authority, an airline or the like gets it, not the company. */
            isOfficial?: boolean | undefined;
            due?: string | undefined;
          }[]
        | undefined;
      weeks?:
        | {
            min: number;
            max?: number | undefined;
          }
        | null
        | undefined;
      refunds?: Refund[] | undefined;
      licence?: Licence | null | undefined;
    },
    StaffService
  >,
  /** Change a service. */
  update: {
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'data',
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
      /** Shown on a card under 'Visa Type'. */
      cardVisaType?: string | null | undefined;
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
            amount: number;
            /** An authority, an airline or the like gets it, not the company. */
            isOfficial?: boolean | undefined;
            due?: string | undefined;
          }[]
        | undefined;
      weeks?:
        | {
            min: number;
            max?: number | undefined;
          }
        | null
        | undefined;
      refunds?: Refund[] | undefined;
      licence?: Licence | null | undefined;
    },
    StaffService
  >,
  /** Remove a service. */
  delete: {
    method: 'DELETE',
    path: '/admin/services/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
