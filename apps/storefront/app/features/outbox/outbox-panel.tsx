import { Modal } from '@pothik/ui';
import { useOutboxMessages } from '../../messages/outbox.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { OutboxItem } from './outbox-item.tsx';
import styles from './outbox.module.css';

interface OutboxPanelProps {
  entries: readonly OutboxEntry[];
  sending: { key: string; share: number } | undefined;
  open: boolean;
  onClose: () => void;
}

/** All that waits, what goes out first at the head. */
export function OutboxPanel({ entries, sending, open, onClose }: OutboxPanelProps) {
  const messages = useOutboxMessages();
  return (
    <Modal title={messages.title} closeLabel={messages.close} open={open} onClose={onClose}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <OutboxItem
              entry={entry}
              share={sending?.key === entry.key ? sending.share : undefined}
              onLeave={onClose}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
