import { isPlannedMoment } from '@pothik/contract';
import { Button, Modal, TextField } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { fromDhakaInput, plannedMoments } from '../../shared/dhaka-input.ts';
import { shortMoment } from '../../shared/moments.ts';
import styles from './inbox.module.css';
import { snoozeTimes } from './snooze-times.ts';

const { snoozing } = inboxMessages;

/** Chooses the time, from how late it is when the dialog opens. */
function SnoozeTimes({ onSnooze }: { onSnooze: (until: string) => void }) {
  const [now] = useState(() => Date.now());
  const [error, setError] = useState<string>();
  const { later, tomorrow } = snoozeTimes(now);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('until');
    const until = typeof typed === 'string' ? fromDhakaInput(typed) : undefined;
    if (until === undefined) setError(snoozing.required);
    else if (Date.parse(until) <= Date.now()) setError(snoozing.past);
    else if (!isPlannedMoment(until)) setError(snoozing.far);
    else onSnooze(until);
  };
  const choice = (label: string, until: string) => (
    <Button emphasis="secondary" onClick={() => onSnooze(until)}>
      {snoozing.until(label, shortMoment(until))}
    </Button>
  );
  return (
    <div className={styles.snooze}>
      <p>{snoozing.text}</p>
      {later === undefined ? null : choice(snoozing.later, later)}
      {choice(snoozing.tomorrow, tomorrow)}
      <form onSubmit={submit} noValidate>
        <TextField
          label={snoozing.time}
          name="until"
          type="datetime-local"
          {...plannedMoments(now)}
          error={error}
        />
        <Button type="submit">{snoozing.submit}</Button>
      </form>
    </div>
  );
}

/** Puts a chat off until a time. */
export function SnoozeDialog({
  open,
  onClose,
  onSnooze,
}: {
  open: boolean;
  onClose: () => void;
  /** Takes a moment in UTC. */
  onSnooze: (until: string) => void;
}) {
  return (
    <Modal title={snoozing.title} open={open} onClose={onClose} closeLabel={snoozing.close}>
      {open ? <SnoozeTimes onSnooze={onSnooze} /> : null}
    </Modal>
  );
}
