// Generated from src/staff/service-import-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { RefusedService, ServiceImport, ServiceImportPlan } from '../entities.ts';

/**
 * Files of services (CSV), with the columns of an export: all of a file is taken, in one transaction, or nothing. A
 * column that is left out stays as it is; a row without an id is the service of its name and country, or a new one.
 */
export const staffServiceImportEndpoints = {
  /** Imports of services that the caller can undo, the newest first. */
  list: {
    method: 'GET',
    path: '/admin/service-imports',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<object, { imports: ServiceImport[] }>,
  /** What an import of this file would do; nothing is changed. */
  plan: {
    method: 'POST',
    path: '/admin/service-imports/plan',
    access: 'editor',
    envelope: 'fields',
    bodyType: 'multipart',
  } as Endpoint<
    {
      file: Blob;
      dateOrder?: 'day-month' | 'month-day' | undefined;
    },
    ServiceImportPlan
  >,
  /** Import a file as planned, in one transaction; refused where it would do anything else by now. */
  apply: {
    method: 'POST',
    path: '/admin/service-imports',
    access: 'editor',
    envelope: 'fields',
    bodyType: 'multipart',
  } as Endpoint<
    {
      file: Blob;
      plan: string;
      dateOrder?: 'day-month' | 'month-day' | undefined;
    },
    { import: ServiceImport }
  >,
  /** Undo such an import within ten minutes: one’s own, or as an owner anybody’s. */
  undo: {
    method: 'POST',
    path: '/admin/service-imports/{id}/undo',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      /** The number of services that are again as they were, or gone where they were new. */
      count: number;
      refused: RefusedService[];
    }
  >,
};
