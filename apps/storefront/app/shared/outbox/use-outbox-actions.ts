import { useToast } from '@pothik/ui';
import { useStore } from 'react-redux';
import { useOutboxMessages } from '../../messages/outbox.ts';
import type { Store } from '../../store/make-store.ts';
import { sendOutbox } from '../../store/send-outbox.ts';
import { takeBack } from '../../store/take-back.ts';
import { saidOr } from '../said-or.ts';
import { isTooOld, type OutboxEntry } from './outbox-entry.ts';
import { outboxEntries } from './outbox.ts';

/** What a person can do about an entry. */
export function useOutboxActions(entry: OutboxEntry) {
  const messages = useOutboxMessages();
  const store = useStore() as Store;
  const toasts = useToast();
  return {
    /** Why it was not sent. */
    reason: isTooOld(entry) ? messages.tooOld : saidOr(entry.reason, messages.unsaid),
    /** Sends what waits, and says so where there is still no line. */
    tryNow: async () => {
      await sendOutbox(store);
      const same = (await outboxEntries()).find(({ key }) => key === entry.key);
      if (same?.state === 'saved') toasts.add(messages.stillNoLine, 'info');
    },
    /** @returns whether it was taken back; else says that it was sent. */
    takeBack: async () => {
      const isBack = await takeBack(entry);
      if (!isBack) toasts.add(messages.wasSent, 'info');
      return isBack;
    },
  };
}
