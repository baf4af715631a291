import { defineEndpoint } from '../define-endpoint.ts';
import type * as schemas from './schemas.ts';

/** Subscribing to the newsletter. */
export const newsletter = {
  subscribe: /* @__PURE__ */ defineEndpoint<typeof schemas.subscribe>()({
    method: 'POST',
    path: '/newsletter/subscriptions',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['rate_limited'],
  }),
  confirm: /* @__PURE__ */ defineEndpoint<typeof schemas.confirm>()({
    method: 'POST',
    path: '/newsletter/confirmations',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
    errors: ['gone'],
  }),
};
