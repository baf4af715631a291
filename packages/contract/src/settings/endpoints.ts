import { inLanguage } from '../catalogue/in-language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { brandingSchema, contactSchema } from './settings.ts';

const settingsCache = { maxAge: 60, staleWhileRevalidate: 600 } as const;

/** How the product presents itself, and how to reach the company. */
export const settingsEndpoints = {
  branding: defineEndpoint({
    method: 'GET',
    path: '/settings/branding/public',
    access: 'anyone',
    envelope: 'data',
    summary: 'Logo, name and figures',
    query: inLanguage,
    result: brandingSchema,
    cache: settingsCache,
    provides: ['Settings'],
    quiet: true,
  }),
  contact: defineEndpoint({
    method: 'GET',
    path: '/settings/contact/public',
    access: 'public',
    envelope: 'data',
    summary: 'Phone and e-mail of the company',
    result: contactSchema,
    cache: settingsCache,
    isOnPageToo: true,
    provides: ['Settings'],
    quiet: true,
  }),
};
