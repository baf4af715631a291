import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { listsWithViews } from './lists-with-views.ts';
import { acknowledgement, id, requiredText, text } from '../wire-types.ts';

/** A list of the console, narrowed and sorted, under a name. */
export const savedViewSchema = z.object({
  _id: z.string(),
  list: z.enum(listsWithViews),
  name: z.string(),
  /** The query of the list's address, such as `status=pending&sort=name`. */
  query: z.string(),
  /** All of the staff see it. */
  isShared: z.boolean(),
  /** The list opens with it, for the caller. */
  isDefault: z.boolean(),
  /** The person who saved it. */
  by: z.object({ _id: z.string(), name: z.string() }),
});

const fields = {
  name: requiredText(60),
  query: text(1_000),
  isShared: z.boolean(),
};

const views = z.object({ views: z.array(savedViewSchema) });

/** Views of the console's lists: one's own, and those that colleagues share. Each call answers with those of its list. */
export const staffViewEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/views',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'The views of a list: one’s own and shared ones, by their names',
    query: z.object({ list: z.enum(listsWithViews) }),
    result: views,
    provides: ['View'],
    quiet: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/views',
    access: 'agent',
    takesKeys: false,
    envelope: 'data',
    summary: 'Save a view of a list',
    body: z.object({ list: z.enum(listsWithViews), ...fields }),
    result: savedViewSchema,
    errors: ['conflict'],
    invalidates: ['View'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/views/{id}',
    access: 'agent',
    takesKeys: false,
    envelope: 'data',
    summary: 'Change a view: one’s own, or as an owner a shared one',
    body: z.object(fields).partial(),
    result: savedViewSchema,
    errors: ['not_found', 'conflict'],
    invalidates: ['View'],
  }),
  setDefault: defineEndpoint({
    method: 'PUT',
    path: '/admin/views/default',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Choose the view with which a list opens, for oneself',
    body: z.object({
      list: z.enum(listsWithViews),
      /** Null: it opens with everything. */
      viewId: id.nullable(),
    }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['View'],
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/admin/views/{id}',
    access: 'agent',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Remove a view: one’s own, or as an owner a shared one',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['View'],
  }),
};
