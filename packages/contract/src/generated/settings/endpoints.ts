// Generated from src/settings/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Branding, Contact } from '../entities.ts';
import type { ContentLanguage } from '../../rules/content-languages.ts';

/** How the product presents itself, and how to reach the company. */
export const settingsEndpoints = {
  /** Logo, name and figures. */
  branding: {
    method: 'GET',
    path: '/settings/branding/public',
    access: 'anyone',
    envelope: 'data',
    inLanguages: true,
  } as Endpoint<{ lang?: ContentLanguage | undefined }, Branding>,
  /** Phone and e-mail of the company. */
  contact: {
    method: 'GET',
    path: '/settings/contact/public',
    access: 'public',
    envelope: 'data',
    isOnPageToo: true,
  } as Endpoint<object, Contact>,
};
