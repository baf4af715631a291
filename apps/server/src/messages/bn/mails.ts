import type { messages as en } from '../en/mails.ts';

export const messages = {
  samePage: 'এই পাতা বাংলায়',
} satisfies typeof en;
