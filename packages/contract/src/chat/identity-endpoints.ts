import { z } from 'zod';
import { rule } from '../rule.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { bookingLink, bookingReference, phone } from '../wire-types.ts';
import { chatSchema } from './chat.ts';

/** Proof of who writes in a chat. */
export const chatIdentityEndpoints = {
  prove: defineEndpoint({
    method: 'POST',
    path: '/chats/{id}/identity',
    access: 'visitor',
    envelope: 'fields',
    summary: 'Prove who writes in a conversation: by the session, by a link or by a booking',
    /** Empty: the account of the caller, whose chat it becomes. */
    body: z
      .object({
        /** The signed link of a booking. */
        link: bookingLink.optional(),
        /** The reference of a booking, together with its phone number. */
        reference: bookingReference.optional(),
        phone: phone.optional(),
      })
      .refine(
        ({ reference, phone: number }) => (reference === undefined) === (number === undefined),
        {
          path: ['phone'],
          ...rule('referenceAndPhone'),
        },
      ),
    result: z.object({ chat: chatSchema }),
    errors: ['not_found', 'conflict', 'unauthorized', 'rate_limited'],
  }),
};
