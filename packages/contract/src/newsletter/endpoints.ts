import { z } from 'zod';
import { shownWording } from '../consents/consent.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement, email, text } from '../wire-types.ts';

/** Subscribing to the newsletter. */
export const newsletterEndpoints = {
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/newsletter/subscriptions',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Ask for the newsletter; a mail asks back',
    body: z.object({
      email,
      /** The wording by which the person agreed; absent: none was shown. */
      consent: shownWording.optional(),
    }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['rate_limited'],
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/newsletter/confirmations',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Confirm the address with the token of the mail',
    body: z.object({ token: text(200).min(1) }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['gone'],
  }),
};
