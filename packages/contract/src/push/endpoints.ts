import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { acknowledgement, id, text } from '../wire-types.ts';

/** The address at a browser's push service; whoever knows it may end what is sent there. */
const endpoint = text(1_000).min(1);

/** What `PushSubscription.toJSON()` of a browser gives. */
const subscription = z.object({
  endpoint,
  /** With which what is sent is encrypted for this browser alone (RFC 8291), as base64url. */
  keys: z.object({
    /** A point of P-256, uncompressed. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

/** Notifications of a browser (Web Push) about answers in a chat and news of a booking. */
export const pushEndpoints = {
  key: defineEndpoint({
    method: 'GET',
    path: '/push/key',
    access: 'anyone',
    envelope: 'fields',
    summary: 'The public key with which browsers subscribe (VAPID, RFC 8292)',
    result: z.object({
      /** As base64url. */
      publicKey: z.string(),
    }),
  }),
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/push/subscriptions',
    access: 'visitor',
    envelope: 'fields',
    summary:
      'Have a browser told of answers in a chat, of news of a guest’s booking or, with neither, of all that is the current user’s',
    body: z.object({
      subscription,
      /** A chat of the caller's; one of their account is told of until they sign out. */
      chatId: id.optional(),
      /** The link that opens a guest's booking. */
      link: text(300).min(1).optional(),
    }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['unauthorized', 'not_found', 'rate_limited'],
  }),
  renew: defineEndpoint({
    method: 'POST',
    path: '/push/subscriptions/renew',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Put a new subscription of the same browser in the place of the former one',
    body: z.object({ endpoint, subscription }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['rate_limited'],
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/push/subscriptions/end',
    access: 'anyone',
    envelope: 'fields',
    summary: 'Have a browser told of nothing any more',
    body: z.object({ endpoint }),
    result: acknowledgement,
    mayBeEmpty: true,
    errors: ['rate_limited'],
  }),
};
