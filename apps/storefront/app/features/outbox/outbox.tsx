import { Button } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useOutboxMessages } from '../../messages/outbox.ts';
import { keepSending } from '../../shared/outbox/keep-sending.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useOutbox } from '../../shared/outbox/use-outbox.ts';
import type { Store } from '../../store/make-store.ts';
import { sendOutbox } from '../../store/send-outbox.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import styles from './outbox.module.css';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Says in a line how it stands: what somebody has to see to comes first. */
function useLine(entries: readonly OutboxEntry[]): string | undefined {
  const messages = useOutboxMessages();
  const count = (state: OutboxEntry['state']) =>
    entries.filter((entry) => entry.state === state).length;
  const [refused, saved, sent] = [count('refused'), count('saved'), count('sent')];
  if (refused > 0) return messages.notSent(refused);
  if (saved > 0) return messages.waiting(saved);
  return sent > 0 ? messages.sent(sent) : undefined;
}

/** Sends what waits of the current person, and shows it: nothing where nothing does. */
export function Outbox() {
  const messages = useOutboxMessages();
  const store = useStore() as Store;
  const { entries, sending } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const line = useLine(entries);
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
