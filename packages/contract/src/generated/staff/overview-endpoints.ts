// Generated from src/staff/overview-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Overview, PeriodOverview } from '../entities.ts';
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** Figures of now, and of a period. */
export const staffOverviewEndpoints = {
  /** Bookings, waiting chats and opened services in numbers. */
  get: { method: 'GET', path: '/admin/overview', access: 'agent', envelope: 'data' } as Endpoint<
    object,
    Overview
  >,
  /** Bookings, waits and opened services of a period in numbers. */
  getPeriod: {
    method: 'GET',
    path: '/admin/overview/period',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    {
      /** The first day, in Dhaka. */
      from: string;
      /** The last day, in Dhaka. */
      to: string;
    },
    PeriodOverview
  >,
  /** Whether the caller gets a daily mail. */
  getDailyMail: {
    method: 'GET',
    path: '/admin/overview/daily-mail',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    object,
    {
      /** The caller gets a mail of the day before each morning. */
      isWanted: boolean;
    }
  >,
  /** Get a mail of the day before each morning at eight in Dhaka, or no more. */
  updateDailyMail: {
    method: 'PUT',
    path: '/admin/overview/daily-mail',
    access: 'agent',
    envelope: 'data',
  } as Endpoint<
    {
      /** The caller gets a mail of the day before each morning. */
      isWanted: boolean;
      /** In which it is written. */
      language: ContentLanguage;
    },
    {
      /** The caller gets a mail of the day before each morning. */
      isWanted: boolean;
    }
  >,
};
