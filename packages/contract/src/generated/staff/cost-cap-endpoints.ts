// Generated from src/staff/cost-cap-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { CostCap, StaffService } from '../entities.ts';

/** Caps on the cost of jobs by country, and an owner's word that one job may cost more. */
export const staffCostCapEndpoints = {
  /** The caps on the cost of jobs by country, and the rates by which costs are told in taka. */
  list: {
    method: 'GET',
    path: '/admin/cost-caps',
    access: 'editor',
    envelope: 'fields',
  } as Endpoint<
    object,
    {
      caps: CostCap[];
      rates: {
        currency: string;
        /** Taka for one unit of the currency. */
        taka: number;
        /** The day of the rate. */
        on: string;
      }[];
    }
  >,
  /** Add a cap for a country that has none. */
  create: {
    method: 'POST',
    path: '/admin/cost-caps',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      country: string;
      amount: number;
      sourceName: string;
      /** Absent or emptied: for all workers. */
      appliesTo?: string | null | undefined;
      note?: string | null | undefined;
      sourceAddress?: string | null | undefined;
      /** Absent or emptied: it is to be checked. */
      checkedOn?: string | null | undefined;
    },
    CostCap
  >,
  /** Change a cap; services that are active and above it by that stay so until they are saved. */
  update: {
    method: 'PUT',
    path: '/admin/cost-caps/{id}',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      country?: string | undefined;
      amount?: number | undefined;
      /** Absent or emptied: for all workers. */
      appliesTo?: string | null | undefined;
      note?: string | null | undefined;
      sourceName?: string | undefined;
      sourceAddress?: string | null | undefined;
      /** Absent or emptied: it is to be checked. */
      checkedOn?: string | null | undefined;
      version?: number | undefined;
    },
    CostCap
  >,
  /** Remove a cap. */
  delete: {
    method: 'DELETE',
    path: '/admin/cost-caps/{id}',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Allow a job to cost more than the cap of its country, up to an amount. */
  allow: {
    method: 'PUT',
    path: '/admin/services/{id}/allowed-cost',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      id: string;
      /** In whole taka. */
      amount: number;
      reason: string;
    },
    StaffService
  >,
  /** Withdraw such a word; a job that is active stays so until it is saved. */
  withdraw: {
    method: 'DELETE',
    path: '/admin/services/{id}/allowed-cost',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};
