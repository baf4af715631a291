// Generated from src/push/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';

/** Notifications of a browser (Web Push) about answers in a chat and news of a booking. */
export const pushEndpoints = {
  /** The public key with which browsers subscribe (VAPID, RFC 8292). */
  key: { method: 'GET', path: '/push/key', access: 'anyone', envelope: 'fields' } as Endpoint<
    object,
    {
      /** As base64url. */
      publicKey: string;
    }
  >,
  /** Have a browser told of answers in a chat, of news of a guest’s booking or, with neither, of all that is the current user’s. */
  subscribe: {
    method: 'POST',
    path: '/push/subscriptions',
    access: 'visitor',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      subscription: {
        endpoint: string;
        /** With which what is sent is encrypted for this browser alone (RFC 8291), as base64url. */
        keys: {
          /** A point of P-256, uncompressed. */
          p256dh: string;
          /** 16 bytes. */
          auth: string;
        };
      };
      /** A chat of the caller's; one of their account is told of until they sign out. */
      chatId?: string | undefined;
      /** The link that opens a guest's booking. */
      link?: string | undefined;
    },
    { message: string }
  >,
  /** Put a new subscription of the same browser in the place of the former one. */
  renew: {
    method: 'POST',
    path: '/push/subscriptions/renew',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      endpoint: string;
      subscription: {
        endpoint: string;
        /** With which what is sent is encrypted for this browser alone (RFC 8291), as base64url. */
        keys: {
          /** A point of P-256, uncompressed. */
          p256dh: string;
          /** 16 bytes. */
          auth: string;
        };
      };
    },
    { message: string }
  >,
  /** Have a browser told of nothing any more. */
  unsubscribe: {
    method: 'POST',
    path: '/push/subscriptions/end',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ endpoint: string }, { message: string }>,
};
