import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  consentNotFound: { en: 'This consent was not found.', bn: 'সম্মতিটি পাওয়া যায়নি।' },
  withdrawn: { en: 'Your consent is withdrawn.', bn: 'আপনার সম্মতি তুলে নেওয়া হয়েছে।' },
} as const satisfies Messages;
