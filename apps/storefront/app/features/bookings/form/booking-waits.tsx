import { Alert, Button, ProgressBar } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { useOutboxMessages } from '../../../messages/outbox.ts';
import type { OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import { useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { useOutboxActions } from '../../../shared/outbox/use-outbox-actions.ts';
import { useIsSharedVisit } from '../../../shared/visit-note.ts';
import styles from './booking-form.module.css';

interface BookingWaitsProps {
  entry: OutboxEntry;
  /** Whether it follows the press that sent it off. */
  takesFocus: boolean;
}

/** Stands in place of a form whose booking is kept on this device, until it has gone out or is taken back. */
export function BookingWaits({ entry, takesFocus }: BookingWaitsProps) {
  const messages = useOutboxMessages();
  const { sending } = useOutbox();
  const { reason, tryNow, takeBack } = useOutboxActions(entry);
  const isShared = useIsSharedVisit();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const isSending = sending?.key === entry.key;
  const isRefused = entry.state === 'refused';
  const kept = isShared ? messages.savedInTab : messages.savedText;
  return (
    <div ref={box} className={styles.waits} data-waits tabIndex={-1}>
      <Alert
        live
        tone={isRefused ? 'danger' : 'neutral'}
        title={isRefused ? messages.refused : messages.savedTitle}
        actions={
          isSending ? null : (
            <>
              {isRefused ? null : <Button onClick={() => void tryNow()}>{messages.tryNow}</Button>}
              <Button emphasis="secondary" onClick={() => void takeBack()}>
                {isRefused ? messages.correct : messages.takeBack}
              </Button>
            </>
          )
        }
      >
        {isRefused ? reason : kept}
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
