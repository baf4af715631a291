// Generated from src/staff/category-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { StaffCategory } from '../entities.ts';

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
  /** Remove a category. */
  delete: {
    method: 'DELETE',
    path: '/admin/categories/{id}',
    access: 'editor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
