import type { ContentLanguage } from '@pothik/contract';
import { messages as accountsBn } from './bn/accounts.ts';
import { messages as bookingsBn } from './bn/bookings.ts';
import { messages as chatsBn } from './bn/chats.ts';
import { messages as mailsBn } from './bn/mails.ts';
import { messages as newsletterBn } from './bn/newsletter.ts';
import { messages as overviewBn } from './bn/overview.ts';
import { messages as pushBn } from './bn/push.ts';
import { messages as remindersBn } from './bn/reminders.ts';
import { messages as accounts } from './en/accounts.ts';
import { messages as bookings } from './en/bookings.ts';
import { messages as chats } from './en/chats.ts';
import { messages as mails } from './en/mails.ts';
import { messages as newsletter } from './en/newsletter.ts';
import { messages as overview } from './en/overview.ts';
import { messages as push } from './en/push.ts';
import { messages as reminders } from './en/reminders.ts';

const en = { accounts, bookings, chats, mails, newsletter, overview, push, reminders };

/** All that the server writes to people in one language; one that misses a message does not compile. */
export type Messages = typeof en;

const catalogue: Record<ContentLanguage, Messages> = {
  en,
  bn: {
    accounts: accountsBn,
    bookings: bookingsBn,
    chats: chatsBn,
    mails: mailsBn,
    newsletter: newsletterBn,
    overview: overviewBn,
    push: pushBn,
    reminders: remindersBn,
  },
};

export const messagesIn = (language: ContentLanguage): Messages => catalogue[language];
