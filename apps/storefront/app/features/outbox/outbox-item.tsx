import { Button, LinkButton, ProgressBar } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useFormats } from '../../messages/formats.ts';
import { useOutboxMessages } from '../../messages/outbox.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { removeFromOutbox } from '../../shared/outbox/outbox.ts';
import { useOutboxActions } from '../../shared/outbox/use-outbox-actions.ts';
import styles from './outbox.module.css';

interface OutboxItemProps {
  entry: OutboxEntry;
  /** How much of it was sent, from 0 to 1; undefined: it is not being sent. */
  share: number | undefined;
  /** Another page is opened. */
  onLeave: () => void;
}

function Actions({ entry, onLeave }: Omit<OutboxItemProps, 'share'>) {
  const messages = useOutboxMessages();
  const navigate = useNavigate();
  const { tryNow, takeBack } = useOutboxActions(entry);
  // A refused profile stands in its form again, and a booking or an answer once it is taken back.
  const isCorrected = entry.state === 'refused' && entry.kind !== 'cancellation';
  const handleTakeBack = async () => {
    const hasForm = entry.kind === 'booking' || entry.kind === 'answer';
    const isInForm = isCorrected && entry.kind === 'profile';
    if (!isInForm && (!(await takeBack()) || !hasForm)) return;
    onLeave();
    await navigate(entry.path);
  };
  if (entry.state === 'sent') {
    return (
      <>
        {entry.opens === undefined ? null : (
          <LinkButton href={entry.opens} emphasis="secondary" onClick={onLeave}>
            {messages.open}
          </LinkButton>
        )}
        <Button emphasis="quiet" onClick={() => void removeFromOutbox(entry.key)}>
          {messages.dismiss}
        </Button>
      </>
    );
  }
  return (
    <>
      {entry.state === 'saved' ? (
        <Button onClick={() => void tryNow()}>{messages.tryNow}</Button>
      ) : null}
      <Button emphasis="secondary" onClick={() => void handleTakeBack()}>
        {isCorrected ? messages.correct : messages.takeBack}
      </Button>
    </>
  );
}

/** Something that was sent off: how it stands, and what can be done about it. */
export function OutboxItem({ entry, share, onLeave }: OutboxItemProps) {
  const messages = useOutboxMessages();
  const formats = useFormats();
  const { reason } = useOutboxActions(entry);
  const moment = new Date(entry.at).toISOString();
  return (
    <article className={styles.item} aria-labelledby={`outbox-${entry.key}`}>
      <h3 id={`outbox-${entry.key}`}>{entry.title}</h3>
      <p className={styles.quiet}>
        {`${messages.kinds[entry.kind]} · ${messages.savedAt(formats.moment(moment) ?? moment)}`}
      </p>
      {share === undefined ? (
        <>
          <p>
            <strong>{messages.states[entry.state]}</strong>
          </p>
          {entry.state === 'refused' ? <p>{reason}</p> : null}
          <div className={styles.actions}>
            <Actions entry={entry} onLeave={onLeave} />
          </div>
        </>
      ) : (
        <>
          <p>{messages.share(Math.round(share * 100))}</p>
          <ProgressBar label={messages.sending} value={share < 1 ? share : undefined} />
        </>
      )}
    </article>
  );
}
