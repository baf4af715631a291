import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

const settingsCache = { maxAge: 60, staleWhileRevalidate: 600 } as const;

/** How the product presents itself, and how to reach the company. */
export const settings = {
  branding: /* @__PURE__ */ defineEndpoint<typeof schemas.getBranding>()({
    method: 'GET',
    path: '/settings/branding/public',
    access: 'anyone',
    envelope: 'data',
    cache: settingsCache,
  }),
  contact: /* @__PURE__ */ defineEndpoint<typeof schemas.getContact>()({
    method: 'GET',
    path: '/settings/contact/public',
    access: 'public',
    envelope: 'data',
    cache: settingsCache,
    isOnPageToo: true,
  }),
};
