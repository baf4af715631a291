import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, moment, text } from '../wire-types.ts';

const continuation = z.object({
  /** Opens it on another device: 256 random bits, once. Only its hash is kept. */
  continueToken: z.string(),
  expiresAt: moment,
});

/** Going on with a chat or a guest's booking on another device, without an account. */
export const continuationEndpoints = {
  ofChat: defineEndpoint({
    method: 'POST',
    path: '/continuations/chats',
    access: 'visitor',
    envelope: 'fields',
    summary: 'Make a token that opens a chat on another device, once and within ten minutes',
    body: z.object({ chatId: id }),
    result: continuation,
    errors: ['not_found', 'rate_limited'],
  }),
  ofBooking: defineEndpoint({
    method: 'POST',
    path: '/continuations/bookings',
    access: 'anyone',
    envelope: 'fields',
    summary:
      "Make a token that opens a guest's booking on another device, once and within ten minutes",
    body: z.object({
      /** The link that opens the booking here. */
      link: text(300).min(1),
    }),
    result: continuation,
    errors: ['not_found', 'rate_limited'],
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/continuations/open',
    access: 'anyone',
    envelope: 'data',
    summary: 'Use such a token up, and go on with its chat or its booking here',
    body: z.object({ token: text(100).min(1) }),
    result: z.object({
      /** The credentials of a chat. */
      chat: z
        .object({ id, visitorToken: z.string(), name: z.string(), phone: z.string() })
        .optional(),
      /** The credentials of a guest's booking. */
      booking: z.object({ reference: z.string(), link: z.string() }).optional(),
    }),
    errors: ['gone', 'rate_limited'],
  }),
};
