import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { day } from '../wire-types.ts';
import { overviewSchema, periodOverviewSchema } from './overview.ts';

/** The most days of a period. */
const mostDaysOfPeriod = 366;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Figures of now, and of a period. */
export const staffOverviewEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'agent',
    envelope: 'data',
    summary: 'Bookings, waiting chats and opened services in numbers',
    result: overviewSchema,
    quiet: true,
  }),
  getPeriod: defineEndpoint({
    method: 'GET',
    path: '/admin/overview/period',
    access: 'agent',
    envelope: 'data',
    summary: 'Bookings, waits and opened services of a period in numbers',
    query: z
      .object({
        /** The first day, in Dhaka. */
        from: day,
        /** The last day, in Dhaka. */
        to: day,
      })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: 'The last day must not be before the first',
      })
      .refine(({ from, to }) => daysBetween(from, to) < mostDaysOfPeriod, {
        path: ['to'],
        message: `Choose at most ${String(mostDaysOfPeriod)} days`,
      }),
    result: periodOverviewSchema,
    quiet: true,
  }),
};
