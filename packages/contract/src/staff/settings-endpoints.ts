import { z } from 'zod';
import { rule } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { databaseInteger, pastDay, email, requiredText, text, writtenText } from '../wire-types.ts';
import { currency, pictureInput } from './edit-input.ts';
import {
  staffBrandingSchema,
  staffContactSchema,
  staffExchangeRatesSchema,
} from './staff-catalogue.ts';

/** A number that visitors call: a hotline, a landline or a mobile one. Empty: none. */
const publicPhone = text(40)
  .trim()
  .regex(/^(?:\+?\d[\d\s()-]{1,30}\d)?$/, rule('publicPhone'))
  .meta({ examples: ['+880 2 5500 1234'] });

/** A setting that was never set has the version 0. */
const settingVersion = databaseInteger().optional();

const statistics = z.array(z.object({ value: requiredText(20), label: requiredText(60) })).max(6);
const partners = z.array(requiredText(60)).max(30);

/** Settings of owners: branding, contact and exchange rates. */
export const staffSettingsEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/admin/settings',
    access: 'owner',
    envelope: 'fields',
    summary: 'All settings',
    result: z.object({
      branding: staffBrandingSchema,
      contact: staffContactSchema,
      exchangeRates: staffExchangeRatesSchema,
    }),
    provides: ['Settings'],
  }),
  updateBranding: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings/branding',
    access: 'owner',
    envelope: 'data',
    summary: 'Change branding',
    body: z.object({
      frontendLogo: pictureInput.nullish(),
      name: requiredText(60).optional(),
      tagline: writtenText(200).optional(),
      statistics: statistics.optional(),
      partners: partners.optional(),
      /** In Bangla. Empty: visitors read the others. */
      nameBn: writtenText(60).optional(),
      taglineBn: writtenText(200).optional(),
      statisticsBn: statistics.optional(),
      partnersBn: partners.optional(),
      version: settingVersion,
    }),
    result: staffBrandingSchema,
    errors: ['version_conflict'],
    invalidates: ['Settings'],
  }),
  updateContact: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings/contact',
    access: 'owner',
    envelope: 'data',
    summary: 'Change contact',
    body: z.object({
      /** Empty: none. */
      phone: publicPhone.optional(),
      email: z.union([email, z.literal('')], rule('email')).optional(),
      version: settingVersion,
    }),
    result: staffContactSchema,
    errors: ['version_conflict'],
    invalidates: ['Settings'],
  }),
  updateExchangeRates: defineEndpoint({
    method: 'PUT',
    path: '/admin/settings/exchange-rates',
    access: 'owner',
    envelope: 'data',
    summary: 'Change exchange rates',
    body: z.object({
      rates: z
        .array(
          z.object({
            currency,
            taka: z.number(rule('rate')).positive().max(100_000),
            on: pastDay('dayMissing'),
          }),
        )
        .max(30),
      version: settingVersion,
    }),
    result: staffExchangeRatesSchema,
    errors: ['version_conflict'],
    invalidates: ['Settings', 'Service'],
  }),
};
