import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement } from '../wire-types.ts';
import { consentSchema } from './consent.ts';

/** What the current user has agreed to. */
export const consentEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/users/consents',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'What the person has agreed to, the newest first',
    result: z.object({ consents: z.array(consentSchema) }),
    failure: 'Failed to fetch consents',
    provides: ['Consent'],
  }),
  withdraw: defineEndpoint({
    method: 'DELETE',
    path: '/users/consents/{id}',
    access: 'signed-in',
    envelope: 'fields',
    summary: 'Withdraw a consent: its documents are deleted, its newsletter ends',
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['not_found'],
    failure: 'Failed to withdraw the consent',
    invalidates: ['Consent', 'Booking', 'Preferences'],
  }),
};
