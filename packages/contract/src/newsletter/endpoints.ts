import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** Subscribing to the newsletter. */
export const newsletter = {
  subscribe: /* @__PURE__ */ defineEndpoint<typeof schemas.subscribe>()({
    method: 'POST',
    path: '/newsletter/subscriptions',
    access: 'anyone',
    summary: 'Ask for the newsletter; a mail asks back',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['rate_limited'],
  }),
  confirm: /* @__PURE__ */ defineEndpoint<typeof schemas.confirm>()({
    method: 'POST',
    path: '/newsletter/confirmations',
    access: 'anyone',
    summary: 'Confirm the address with the token of the mail',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['gone'],
  }),
};
