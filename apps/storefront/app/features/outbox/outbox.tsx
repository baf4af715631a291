import { Button } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { useOutboxMessages } from '../../messages/outbox.ts';
import { keepSending } from '../../shared/outbox/keep-sending.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useOutbox, type OutboxView } from '../../shared/outbox/use-outbox.ts';
import type { Store } from '../../store/make-store.ts';
import { sendOutbox } from '../../store/send-outbox.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import styles from './outbox.module.css';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Says in a line how it stands: what somebody has to see to comes first. */
function useLine({ entries, sending }: OutboxView): string | undefined {
  const messages = useOutboxMessages();
  const { pathname } = useLocation();
  const isBeingSent = ({ key }: OutboxEntry) => key === sending?.key;
  // The page that sends it tells of it itself.
  const told = entries.filter((entry) => !isBeingSent(entry) || entry.path !== pathname);
  const count = (state: OutboxEntry['state']) =>
    told.filter((entry) => entry.state === state).length;
  const [refused, saved, sent] = [count('refused'), count('saved'), count('sent')];
  if (refused > 0) return messages.notSent(refused);
  if (saved === 1 && told.some(isBeingSent)) return messages.sending;
  if (saved > 0) return messages.waiting(saved);
  return sent > 0 ? messages.sent(sent) : undefined;
}

/** Sends what waits of the current person, and shows it: nothing where nothing does. */
export function Outbox() {
  const messages = useOutboxMessages();
  const store = useStore() as Store;
  const outbox = useOutbox();
  const { entries, sending } = outbox;
  const [isOpen, setOpen] = useState(false);
  const line = useLine(outbox);
  const unsent = entries.filter(({ state }) => state !== 'sent').length;
  const isWaiting = entries.some(({ state }) => state === 'saved');
  useEffect(
    () => (isWaiting ? keepSending(() => sendOutbox(store)) : undefined),
    [isWaiting, store],
  );
  return (
    <>
      <div className={styles.line} role="status">
        {line === undefined ? null : (
          <>
            <span>{line}</span>
            <Button emphasis="quiet" onClick={() => setOpen(true)}>
              {messages.show}
            </Button>
          </>
        )}
      </div>
      <OutboxPanel
        entries={entries}
        sending={sending}
        open={isOpen && entries.length > 0}
        onClose={() => setOpen(false)}
      />
      {unsent > 0 ? <SignOutQuestion unsent={unsent} /> : null}
    </>
  );
}
