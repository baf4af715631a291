import type { messages as en } from '../en/presence.ts';

const list = new Intl.ListFormat('bn', { type: 'conjunction' });

export const messages = {
  looking: (names) => `এটি এখন দেখছেন: ${list.format(names)}।`,
  editing: (names) => `এটি এখন বদলাচ্ছেন: ${list.format(names)}।`,
} satisfies typeof en;
