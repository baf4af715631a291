import type { ReplyActions } from '@pothik/contract';
import { IconButton } from '@pothik/ui';
import { X } from 'lucide-react';
import { inboxMessages } from '../../messages/inbox.ts';
import styles from './replying.module.css';
import { listActions } from './reply-actions.ts';

const { andThen: then } = inboxMessages;

/** The actions that sending the reply does as well, each with a button that leaves it out. */
export function ThenList({
  actions,
  onChange,
}: {
  actions: ReplyActions;
  onChange: (others: ReplyActions) => void;
}) {
  return (
    <div className={styles.then}>
      <span aria-hidden>{then.all([])}</span>
      <ul aria-label={then.label}>
        {listActions(actions).map(({ key, words, others }) => (
          <li key={key}>
            <bdi>{words}</bdi>
            <IconButton
              label={then.leaveOut(words)}
              icon={<X size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onChange(others)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
