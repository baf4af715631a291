import { z } from 'zod';
import { rule, type InputKey } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { exchangeRatesSchema } from '../settings/exchange-rates.ts';
import {
  acknowledgement,
  databaseInteger,
  day,
  pastDay,
  id,
  moment,
  requiredText,
} from '../wire-types.ts';
import { expectedVersion, line } from './edit-input.ts';
import { staffServiceSchema } from './staff-catalogue.ts';

/** The most that a worker may be asked to pay for a job in a country. */
export const costCapSchema = z.object({
  _id: id,
  /** As services have it; compared without regard to case. */
  country: z.string(),
  /** In whole taka. */
  amount: z.int(),
  /** Absent: it is for all workers. */
  appliesTo: z.string().optional(),
  note: z.string().optional(),
  sourceName: z.string(),
  /** An https address. */
  sourceAddress: z.string().optional(),
  /** Absent: it is to be checked. */
  checkedOn: day.optional(),
  version: z.int(),
  updatedAt: moment,
});

/** A field that may be left out, which changes nothing, or emptied: by null, or by no text at all. */
const emptiable = (schema: z.ZodType<string, string>, fault: InputKey) =>
  z
    .union([schema, z.literal('')], rule(fault))
    .nullish()
    .transform((value) => (value === '' ? null : value));

const mostTaka = 100_000_000;

const costCapFields = {
  country: requiredText(100),
  amount: databaseInteger(0, mostTaka),
  /** Absent or emptied: for all workers. */
  appliesTo: line(200),
  note: line(300),
  sourceName: requiredText(200),
  sourceAddress: emptiable(z.url({ protocol: /^https$/ }).max(300), 'httpsAddress'),
  /** Absent or emptied: it is to be checked. */
  checkedOn: emptiable(pastDay(), 'dayMissing'),
};

/** Caps on the cost of jobs by country, and an owner's word that one job may cost more. */
export const staffCostCapEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/cost-caps',
    access: 'editor',
    envelope: 'fields',
    summary:
      'The caps on the cost of jobs by country, and the rates by which costs are told in taka',
    result: z.object({
      caps: z.array(costCapSchema),
      rates: exchangeRatesSchema.shape.rates.unwrap(),
    }),
    provides: ['CostCap', 'Settings'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/cost-caps',
    access: 'owner',
    envelope: 'data',
    summary: 'Add a cap for a country that has none',
    body: z.object(costCapFields),
    result: costCapSchema,
    errors: ['conflict'],
    invalidates: ['CostCap', 'Service'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/admin/cost-caps/{id}',
    access: 'owner',
    envelope: 'data',
    summary:
      'Change a cap; services that are active and above it by that stay so until they are saved',
    body: z.object(costCapFields).partial().extend({ version: expectedVersion }),
    result: costCapSchema,
    errors: ['not_found', 'conflict', 'version_conflict'],
    invalidates: ['CostCap', 'Service'],
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: '/admin/cost-caps/{id}',
    access: 'owner',
    envelope: 'fields',
    summary: 'Remove a cap',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['CostCap', 'Service'],
  }),
  allow: defineEndpoint({
    method: 'PUT',
    path: '/admin/services/{id}/allowed-cost',
    access: 'owner',
    envelope: 'data',
    summary: 'Allow a job to cost more than the cap of its country, up to an amount',
    body: z.object({
      /** In whole taka. */
      amount: databaseInteger(1, mostTaka),
      reason: requiredText(500),
    }),
    result: staffServiceSchema,
    errors: ['not_found'],
    invalidates: ['Service'],
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/admin/services/{id}/allowed-cost',
    access: 'owner',
    envelope: 'fields',
    summary: 'Withdraw such a word; a job that is active stays so until it is saved',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    invalidates: ['Service'],
  }),
};
