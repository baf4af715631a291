// Generated from src/consents/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Consent } from '../entities.ts';

/** What the current user has agreed to. */
export const consentEndpoints = {
  /** What the person has agreed to, the newest first. */
  list: {
    method: 'GET',
    path: '/users/consents',
    access: 'signed-in',
    envelope: 'fields',
    failure: 'Failed to fetch consents',
  } as Endpoint<object, { consents: Consent[] }>,
  /** Withdraw a consent: its documents are deleted, its newsletter ends. */
  withdraw: {
    method: 'DELETE',
    path: '/users/consents/{id}',
    access: 'signed-in',
    envelope: 'fields',
    mayBeEmpty: true,
    failure: 'Failed to withdraw the consent',
  } as Endpoint<{ id: string }, { message: string }>,
};
