import { Alert, Button, LinkButton, ProgressBar } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { useOutboxMessages } from '../../messages/outbox.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { removeFromOutbox } from '../../shared/outbox/outbox.ts';
import { useOutbox } from '../../shared/outbox/use-outbox.ts';
import { useOutboxActions } from '../../shared/outbox/use-outbox-actions.ts';
import { useIsSharedVisit } from '../../shared/visit-note.ts';
import styles from './waiting-entry.module.css';

interface WaitingEntryProps {
  what: 'booking' | 'answer';
  entry: OutboxEntry;
  /** Whether it follows the press that sent it off. */
  takesFocus: boolean;
}

/** Stands in place of a form whose content waited on this device, until it is taken back or somebody begins another. */
export function WaitingEntry({ what, entry, takesFocus }: WaitingEntryProps) {
  const messages = useOutboxMessages();
  const { sending } = useOutbox();
  const { reason, tryNow, takeBack } = useOutboxActions(entry);
  const isShared = useIsSharedVisit();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isSending = sending?.key === entry.key;
  const told = {
    saved: {
      tone: 'neutral',
      title: messages.savedTitle,
      text: messages.savedText[what][isShared ? 'inTab' : 'onDevice'],
      actions: (
        <>
          <Button onClick={() => void tryNow()}>{messages.tryNow}</Button>
          <Button emphasis="secondary" onClick={() => void takeBack()}>
            {messages.takeBack}
          </Button>
        </>
      ),
    },
    refused: {
      tone: 'danger',
      title: messages.refused,
      text: reason,
      actions: (
        <Button emphasis="secondary" onClick={() => void takeBack()}>
          {messages.correct}
        </Button>
      ),
    },
    sent: {
      tone: 'success',
      title: messages.arrivedTitle,
      text: messages.arrivedText,
      actions: (
        <>
          {entry.opens === undefined ? null : (
            <LinkButton href={entry.opens}>{messages.open}</LinkButton>
          )}
          <Button emphasis="secondary" onClick={() => void removeFromOutbox(entry.key)}>
            {messages.bookAgain}
          </Button>
        </>
      ),
    },
  } as const;
  const { tone, title, text, actions } = told[entry.state];
  return (
    <div ref={box} className={styles.waits} data-waits tabIndex={-1}>
      <Alert live tone={tone} title={title} actions={isSending ? null : actions}>
        {text}
      </Alert>
      {isSending ? (
        <ProgressBar
          label={messages.sending}
          value={sending.share < 1 ? sending.share : undefined}
        />
      ) : null}
    </div>
  );
}
