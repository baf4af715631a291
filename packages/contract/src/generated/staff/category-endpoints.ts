// Generated from src/staff/category-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { CategoryTranslation, StaffCategory } from '../entities.ts';

/** Categories as editors change them. */
export const staffCategoryEndpoints = {
  /** All categories. */
  list: {
    method: 'GET',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<object, StaffCategory[]>,
  /** Add a category. */
  create: {
    method: 'POST',
    path: '/admin/categories',
    access: 'editor',
    envelope: 'data',
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
  update: {
    method: 'PUT',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'data',
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
  /** A category in another language. */
  getTranslation: {
    method: 'GET',
    path: '/admin/categories/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
    },
    CategoryTranslation
  >,
  /** Translate a category, publish the translation or take it back. */
  updateTranslation: {
    method: 'PUT',
    path: '/admin/categories/{id}/translations/{lang}',
    access: 'editor',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      lang: string;
      name?: string | null | undefined;
      description?: string | null | undefined;
      isPublished?: boolean | undefined;
      /** The version of the original that it fits now. Default: the one that there is. */
      ofVersion?: number | undefined;
      /** The version that the change was made after; 0 where there was none. */
      version?: number | undefined;
    },
    CategoryTranslation
  >,
  /** Remove a category. */
  delete: {
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
