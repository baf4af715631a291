// Generated from src/staff/service-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type {
  Licence,
  ListedService,
  Refund,
  ServiceFact,
  ServiceTranslation,
  StaffService,
} from '../entities.ts';
import type { ServiceSort } from '../../staff/service-sorts.ts';
import type { TranslationState } from '../../rules/content-languages.ts';

/** Services as editors change them. */
export const staffServiceEndpoints = {
  /** Services, drafts included. */
  list: { method: 'GET', path: '/admin/services', access: 'editor', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      translation?: TranslationState | undefined;
      /** The language that `translation` asks about. Default: Bangla. */
      translationLang?: 'bn' | undefined;
      search?: string | undefined;
      /** Of a category or subcategory. */
      categoryId?: string | undefined;
      /** `scheduled`: those that are to be published or taken back at a moment. */
      state?: 'active' | 'draft' | 'featured' | 'scheduled' | undefined;
      sort?: ServiceSort | undefined;
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
      /** A draft is published then, within a minute; null: nobody has planned it. Publishing it earlier uses it up. */
      publishAt?: string | null | undefined;
      /** The service is a draft again from then on, within a minute. */
      unpublishAt?: string | null | undefined;
      categoryId?: string | null | undefined;
      subcategoryId?: string | null | undefined;
      serviceType?: string | undefined;
      kind?: string | null | undefined;
      facts?: ServiceFact[] | undefined;
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
      /** A draft is published then, within a minute; null: nobody has planned it. Publishing it earlier uses it up. */
      publishAt?: string | null | undefined;
      /** The service is a draft again from then on, within a minute. */
      unpublishAt?: string | null | undefined;
      categoryId?: string | null | undefined;
      subcategoryId?: string | null | undefined;
      serviceType?: string | undefined;
      kind?: string | null | undefined;
      facts?: ServiceFact[] | undefined;
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
  /** Export services as a file, which an import takes. */
  export: {
    method: 'POST',
    path: '/admin/services/export',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<
    {
      translation?: TranslationState | undefined;
      /** The language that `translation` asks about. Default: Bangla. */
      translationLang?: 'bn' | undefined;
      search?: string | undefined;
      /** Of a category or subcategory. */
      categoryId?: string | undefined;
      /** `scheduled`: those that are to be published or taken back at a moment. */
      state?: 'active' | 'draft' | 'featured' | 'scheduled' | undefined;
    },
    {
      /** Opens the file once signed in or not, for a few minutes; relative to the API's origin. */
      address: string;
    }
  >,
  /** A service in another language. */
  getTranslation: {
    method: 'GET',
    path: '/admin/services/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
    },
    ServiceTranslation
  >,
  /** Translate a service, publish the translation or take it back. */
  updateTranslation: {
    method: 'PUT',
    path: '/admin/services/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
      name?: string | null | undefined;
      jobTitle?: string | null | undefined;
      kind?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      description?: string | null | undefined;
      country?: string | null | undefined;
      providerName?: string | null | undefined;
      visaType?: string | null | undefined;
      education?: string | null | undefined;
      benefits?: string[] | undefined;
      requirements?: string[] | undefined;
      languages?: string[] | undefined;
      fees?:
        | {
            label: string;
            due?: string | undefined;
          }[]
        | undefined;
      refunds?: Refund[] | undefined;
      facts?: ServiceFact[] | undefined;
      pictures?: string[] | undefined;
      isPublished?: boolean | undefined;
      /** The version of the original that it fits now. Default: the one that there is. */
      ofVersion?: number | undefined;
      /** The version that the change was made after; 0 where there was none. */
      version?: number | undefined;
    },
    ServiceTranslation
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
