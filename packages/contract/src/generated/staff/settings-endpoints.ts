// Generated from src/staff/settings-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { StaffBranding } from '../entities.ts';

/** Settings of owners: branding, contact and exchange rates. */
export const staffSettingsEndpoints = {
  /** All settings. */
  get: { method: 'GET', path: '/admin/settings', access: 'owner', envelope: 'fields' } as Endpoint<
    object,
    {
      branding: StaffBranding;
      contact: {
        /** 0 where it was never set. */
        version: number;
        phone?: string | undefined;
        email?: string | undefined;
      };
      exchangeRates: {
        /** 0 where it was never set. */
        version: number;
        rates?:
          | {
              currency: string;
              /** Taka for one unit of the currency. */
              taka: number;
              /** The day of the rate. */
              on: string;
            }[]
          | undefined;
      };
    }
  >,
  /** Change branding. */
  updateBranding: {
    method: 'PUT',
    path: '/admin/settings/branding',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      frontendLogo?:
        | {
            secure_url: string;
            alt?: string | undefined;
          }
        | null
        | undefined;
      name?: string | undefined;
      tagline?: string | undefined;
      statistics?:
        | {
            value: string;
            label: string;
          }[]
        | undefined;
      partners?: string[] | undefined;
      /** In Bangla. Empty: visitors read the others. */
      nameBn?: string | undefined;
      taglineBn?: string | undefined;
      statisticsBn?:
        | {
            value: string;
            label: string;
          }[]
        | undefined;
      partnersBn?: string[] | undefined;
      version?: number | undefined;
    },
    StaffBranding
  >,
  /** Change contact. */
  updateContact: {
    method: 'PUT',
    path: '/admin/settings/contact',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      /** Empty: none. */
      phone?: string | undefined;
      email?: string | undefined;
      version?: number | undefined;
    },
    {
      /** 0 where it was never set. */
      version: number;
      phone?: string | undefined;
      email?: string | undefined;
    }
  >,
  /** Change exchange rates. */
  updateExchangeRates: {
    method: 'PUT',
    path: '/admin/settings/exchange-rates',
    access: 'owner',
    envelope: 'data',
  } as Endpoint<
    {
      rates: {
        currency: string;
        taka: number;
        on: string;
      }[];
      version?: number | undefined;
    },
    {
      /** 0 where it was never set. */
      version: number;
      rates?:
        | {
            currency: string;
            /** Taka for one unit of the currency. */
            taka: number;
            /** The day of the rate. */
            on: string;
          }[]
        | undefined;
    }
  >,
};
