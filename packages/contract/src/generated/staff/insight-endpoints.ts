// Generated from src/staff/insight-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type { StaffInsight } from '../entities.ts';

/** Articles as editors change them. */
export const staffInsightEndpoints = {
  /** Articles: drafts, then the newest first. */
  list: { method: 'GET', path: '/admin/insights', access: 'editor', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
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
  /** Remove an article. */
  delete: {
    method: 'DELETE',
    path: '/admin/insights/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
