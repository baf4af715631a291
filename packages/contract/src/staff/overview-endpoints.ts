import { z } from 'zod';
import { rule, ruleWith } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { contentLanguages } from '../rules/content-languages.ts';
import { dayInput } from '../wire-types.ts';
import { overviewSchema, periodOverviewSchema } from './overview.ts';

/** The most days of a period. */
const mostDaysOfPeriod = 366;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const dailyMail = z.object({
  /** The caller gets a mail of the day before each morning. */
  isWanted: z.boolean(),
});

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
        from: dayInput(),
        /** The last day, in Dhaka. */
        to: dayInput(),
      })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        ...rule('periodOrder'),
      })
      .refine(({ from, to }) => daysBetween(from, to) < mostDaysOfPeriod, {
        path: ['to'],
        ...ruleWith('mostDays', mostDaysOfPeriod),
      }),
    result: periodOverviewSchema,
    quiet: true,
  }),
  getDailyMail: defineEndpoint({
    method: 'GET',
    path: '/admin/overview/daily-mail',
    access: 'agent',
    takesKeys: false,
    envelope: 'data',
    summary: 'Whether the caller gets a daily mail',
    result: dailyMail,
    provides: ['Preferences'],
    quiet: true,
  }),
  updateDailyMail: defineEndpoint({
    method: 'PUT',
    path: '/admin/overview/daily-mail',
    access: 'agent',
    takesKeys: false,
    envelope: 'data',
    summary: 'Get a mail of the day before each morning at eight in Dhaka, or no more',
    body: dailyMail.extend({
      /** In which it is written. */
      language: z.enum(contentLanguages),
    }),
    result: dailyMail,
    invalidates: ['Preferences'],
  }),
};
