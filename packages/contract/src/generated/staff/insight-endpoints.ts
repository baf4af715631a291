// Generated from src/staff/insight-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { InsightTranslation, StaffInsight } from '../entities.ts';
import type { TranslationState } from '../../rules/content-languages.ts';

/** Articles as editors change them. */
export const staffInsightEndpoints = {
  /** Articles: drafts, then the newest first. */
  list: { method: 'GET', path: '/admin/insights', access: 'editor', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      translation?: TranslationState | undefined;
      /** The language that `translation` asks about. Default: Bangla. */
      translationLang?: 'bn' | undefined;
    },
    Page<StaffInsight>
  >,
  /** One article. */
  get: {
    method: 'GET',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<{ id: string }, StaffInsight>,
  /** Add an article. */
  create: {
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
      /** The category whose services stand beside it. */
      relatedCategoryId?: string | null | undefined;
      /** Not published without one; later than now: from then on. */
      publishedAt?: string | null | undefined;
    },
    StaffInsight
  >,
  /** Change an article. */
  update: {
    method: 'PUT',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'data',
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
      /** The category whose services stand beside it. */
      relatedCategoryId?: string | null | undefined;
      /** Not published without one; later than now: from then on. */
      publishedAt?: string | null | undefined;
      version?: number | undefined;
    },
    StaffInsight
  >,
  /** An article in another language. */
  getTranslation: {
    method: 'GET',
    path: '/admin/insights/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
    },
    InsightTranslation
  >,
  /** Translate an article, publish the translation or take it back. */
  updateTranslation: {
    method: 'PUT',
    path: '/admin/insights/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
      title?: string | null | undefined;
      excerpt?: string | null | undefined;
      /** HTML; what is not on the allow-list is taken out. */
      body?: string | null | undefined;
      category?: string | null | undefined;
      picture?: string | null | undefined;
      isPublished?: boolean | undefined;
      /** The version of the original that it fits now. Default: the one that there is. */
      ofVersion?: number | undefined;
      /** The version that the change was made after; 0 where there was none. */
      version?: number | undefined;
    },
    InsightTranslation
  >,
  /** Remove an article. */
  delete: {
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
