// Generated from src/continuations/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';

/** Going on with a chat or a guest's booking on another device, without an account. */
export const continuationEndpoints = {
  /** Make a token that opens a chat on another device, once and within ten minutes. */
  ofChat: {
    method: 'POST',
    path: '/continuations/chats',
    access: 'visitor',
    envelope: 'fields',
  } as Endpoint<
    { chatId: string },
    {
      /** Opens it on another device: 256 random bits, once. Only its hash is kept. */
      continueToken: string;
      expiresAt: string;
    }
  >,
  /** Make a token that opens a guest's booking on another device, once and within ten minutes. */
  ofBooking: {
    method: 'POST',
    path: '/continuations/bookings',
    access: 'anyone',
    envelope: 'fields',
  } as Endpoint<
    {
      /** The link that opens the booking here. */
      link: string;
    },
    {
      /** Opens it on another device: 256 random bits, once. Only its hash is kept. */
      continueToken: string;
      expiresAt: string;
    }
  >,
  /** Use such a token up, and go on with its chat or its booking here. */
  open: {
    method: 'POST',
    path: '/continuations/open',
    access: 'anyone',
    envelope: 'data',
  } as Endpoint<
    { token: string },
    {
      /** The credentials of a chat. */
      chat?:
        | {
            id: string;
            visitorToken: string;
            name: string;
            phone: string;
          }
        | undefined;
      /** The credentials of a guest's booking. */
      booking?:
        | {
            reference: string;
            link: string;
          }
        | undefined;
    }
  >,
};
