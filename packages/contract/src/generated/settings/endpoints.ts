// Generated from src/settings/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Branding, Contact } from '../entities.ts';

/** How the product presents itself, and how to reach the company. */
export const settingsEndpoints = {
  /** Logo, name and figures. */
  branding: {
    method: 'GET',
    path: '/settings/branding/public',
    access: 'anyone',
    envelope: 'data',
  } as Endpoint<object, Branding>,
  /** Phone and e-mail of the company. */
  contact: {
    method: 'GET',
    path: '/settings/contact/public',
    access: 'public',
    envelope: 'data',
    isOnPageToo: true,
  } as Endpoint<object, Contact>,
};
