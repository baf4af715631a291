import type { Messages } from '../../http/message.ts';

/** What this module answers, by key. */
export const messages = {
  notificationNotFound: { en: 'This notification was not found.', bn: 'খবরটি পাওয়া যায়নি।' },
  read: { en: 'Marked as read', bn: 'পড়া হয়েছে' },
  allRead: { en: 'All marked as read', bn: 'সব পড়া হয়েছে' },
} as const satisfies Messages;
