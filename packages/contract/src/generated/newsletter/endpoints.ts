// Generated from src/newsletter/endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';

/** Subscribing to the newsletter. */
export const newsletterEndpoints = {
  /** Ask for the newsletter; a mail asks back. */
  subscribe: {
    method: 'POST',
    path: '/newsletter/subscriptions',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<
    {
      email: string;
      /** The wording by which the person agreed; absent: none was shown. */
      consent?: string | undefined;
    },
    { message: string }
  >,
  /** Confirm the address with the token of the mail. */
  confirm: {
    method: 'POST',
    path: '/newsletter/confirmations',
    access: 'anyone',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ token: string }, { message: string }>,
};
