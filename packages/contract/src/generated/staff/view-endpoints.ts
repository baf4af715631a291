// Generated from src/staff/view-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { SavedView } from '../entities.ts';
import type { ListWithViews } from '../../staff/lists-with-views.ts';

/** Views of the console's lists: one's own, and those that colleagues share. Each call answers with those of its list. */
export const staffViewEndpoints = {
  /** The views of a list: one’s own and shared ones, by their names. */
  list: { method: 'GET', path: '/admin/views', access: 'agent', envelope: 'fields' } as Endpoint<
    { list: ListWithViews },
    { views: SavedView[] }
  >,
  /** Save a view of a list. */
  create: { method: 'POST', path: '/admin/views', access: 'agent', envelope: 'data' } as Endpoint<
    {
      name: string;
      query: string;
      isShared: boolean;
      list: ListWithViews;
    },
    SavedView
  >,
  /** Change a view: one’s own, or as an owner a shared one. */
  update: {
    method: 'PUT',
    path: '/admin/views/{id}',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      name?: string | undefined;
      query?: string | undefined;
      isShared?: boolean | undefined;
    },
    SavedView
  >,
  /** Choose the view with which a list opens, for oneself. */
  setDefault: {
    method: 'PUT',
    path: '/admin/views/default',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      list: ListWithViews;
      /** Null: it opens with everything. */
      viewId: string | null;
    },
    { message: string }
  >,
  /** Remove a view: one’s own, or as an owner a shared one. */
  delete: {
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
