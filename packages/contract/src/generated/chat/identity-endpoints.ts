// Generated from src/chat/identity-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Chat } from '../entities.ts';

/** Proof of who writes in a chat. */
export const chatIdentityEndpoints = {
  /** Prove who writes in a conversation: by the session, by a link or by a booking. */
  prove: {
    method: 'POST',
    path: '/chats/{id}/identity',
    access: 'visitor',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      /** The signed link of a booking. */
      link?: string | undefined;
      /** The reference of a booking, together with its phone number. */
      reference?: string | undefined;
      phone?: string | undefined;
    },
    { chat: Chat }
  >,
};
