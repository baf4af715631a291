import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { fileSchema } from '../uploads/file.ts';
import { requiredText } from '../wire-types.ts';
import { changeOfSeveral } from './change-of-several.ts';
import { refusedServiceSchema } from './service-change-endpoints.ts';

/** A file of services that was imported, as long as it can be undone. */
export const serviceImportSchema = z.object({
  ...changeOfSeveral,
  /** The number of services among them that are new. */
  created: z.int(),
});

const named = {
  /** Its place in the file, as spreadsheets count: the names of the columns stand in row 1. */
  row: z.int(),
  /** The name or job title; may be empty where a row is refused. */
  name: z.string(),
};

/** A service that a file adds or changes. */
export const plannedServiceSchema = z.object({
  ...named,
  /** Absent: it is a new one. */
  _id: z.string().optional(),
  /** Each column that differs; long texts are cut down to where they begin to differ. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});

/** A row of a file that is no service, and why, in sentences. */
export const refusedRowSchema = z.object({
  ...named,
  faults: z.array(
    z.object({
      /** Absent: it is said of the row as a whole. */
      column: z.string().optional(),
      message: z.string(),
    }),
  ),
});

/** A date of a file that can be read in two ways. */
const unsettledDateSchema = z.object({
  row: z.int(),
  column: z.string(),
  /** As it stands in the file. */
  text: z.string(),
  /** The day that it is in each order, such as 2026-11-02. */
  dayMonth: z.string(),
  monthDay: z.string(),
});

/** The plan of an import of a file. */
export const serviceImportPlanSchema = z.object({
  /** Names exactly this, to be applied. */
  plan: z.string(),
  created: z.array(plannedServiceSchema),
  changed: z.array(plannedServiceSchema),
  /** The number of services in the file that are so already. */
  unchanged: z.int(),
  /** A file with any of these is not applied. */
  refused: z.array(refusedRowSchema),
  /** Present: nothing is planned until the order of day and month is chosen, as no date of the file shows it. */
  unsettledDate: unsettledDateSchema.optional(),
});

/** Which number comes first in dates such as 01/02/2026; without effect if a date of the file shows it. */
const dateOrder = z.enum(['day-month', 'month-day']).optional();

const fileErrors = ['payload_too_large', 'rate_limited'] as const;

/**
 * Files of services (CSV), with the columns of an export: all of a file is taken, in one transaction, or nothing. A
 * column that is left out stays as it is; a row without an id is the service of its name and country, or a new one.
 */
export const staffServiceImportEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/service-imports',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Imports of services that the caller can undo, the newest first',
    result: z.object({ imports: z.array(serviceImportSchema) }),
    provides: ['Service'],
    quiet: true,
  }),
  plan: defineEndpoint({
    method: 'POST',
    path: '/admin/service-imports/plan',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'What an import of this file would do; nothing is changed',
    body: z.object({ file: fileSchema, dateOrder }),
    result: serviceImportPlanSchema,
    bodyType: 'multipart',
    errors: fileErrors,
  }),
  apply: defineEndpoint({
    method: 'POST',
    path: '/admin/service-imports',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary:
      'Import a file as planned, in one transaction; refused where it would do anything else by now',
    body: z.object({ file: fileSchema, plan: requiredText(100), dateOrder }),
    result: z.object({ import: serviceImportSchema }),
    bodyType: 'multipart',
    errors: [...fileErrors, 'conflict', 'version_conflict'],
    invalidates: ['Service', 'Category'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/service-imports/{id}/undo',
    access: 'editor',
    takesKeys: false,
    envelope: 'fields',
    summary: 'Undo such an import within ten minutes: one’s own, or as an owner anybody’s',
    result: z.object({
      /** The number of services that are again as they were, or gone where they were new. */
      count: z.int(),
      refused: z.array(refusedServiceSchema),
    }),
    errors: ['not_found', 'gone'],
    invalidates: ['Service', 'Category'],
  }),
};
