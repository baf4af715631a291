import type { Failure } from '@pothik/api-client/rtk-query';
import { Alert, Button, type Elements } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { severalMessages as words } from '../../messages/several.ts';
import { PlannedChanges, type Plan } from './planned-changes.tsx';
import styles from './several.module.css';

interface RefusedRecord {
  _id: string;
  /** The reason, in the server's words. */
  message: string;
}

interface Answer<Refused> {
  data?: { refused: readonly Refused[] } | undefined;
  error?: unknown;
}

interface RefusedListProps<Refused> {
  title: string;
  refused: readonly Refused[];
  titleOf: (record: Refused) => string;
  onDone: () => void;
}

/** Tells which records were left as they are, and why. */
function RefusedList<Refused extends RefusedRecord>({
  title,
  refused,
  titleOf,
  onDone,
}: RefusedListProps<Refused>) {
  return (
    <div className={styles.form}>
      <Alert tone="warning" title={title}>
        <ul className={styles.preview}>
          {refused.map((one) => (
            <li key={one._id}>
              <strong>{titleOf(one)}</strong> <bdi>{one.message}</bdi>
            </li>
          ))}
        </ul>
      </Alert>
      <Button onClick={onDone}>{words.understood}</Button>
    </div>
  );
}

interface SendablePlan<Refused> extends Plan {
  /** Changes the records; it does not reject. */
  send: () => PromiseLike<Answer<Refused>>;
}

interface ChangeFormProps<Refused> {
  /** Absent: nothing is chosen yet that could be done. */
  plan: SendablePlan<Refused> | undefined;
  /** The words of the button that sends. */
  submit: string;
  /** Said where the server gives no reason. */
  failed: string;
  refusedTitle: (count: number) => string;
  titleOf: (refused: Refused) => string;
  onClose: () => void;
  onDone: () => void;
  /** The fields that choose the change. */
  children: Elements;
}

/** Shows what becomes of several records, changes them, and tells which were left as they are. */
export function ChangeForm<Refused extends RefusedRecord>({
  plan,
  submit,
  failed,
  refusedTitle,
  titleOf,
  onClose,
  onDone,
  children,
}: ChangeFormProps<Refused>) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>();
  const [failure, setFailure] = useState<string>();
  const sendable = plan && plan.changed.length > 0 ? plan : undefined;

  const change = async ({ send }: SendablePlan<Refused>) => {
    setBusy(true);
    const { data, error } = await send();
    setBusy(false);
    if (!data) setFailure((error as Failure).serverMessage ?? failed);
    else if (data.refused.length > 0) setRefused(data.refused);
    else onDone();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sendable && !isBusy) void change(sendable);
  };

  if (refused) {
    return (
      <RefusedList
        title={refusedTitle(refused.length)}
        refused={refused}
        titleOf={titleOf}
        onDone={onDone}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {children}
      {plan ? (
        <PlannedChanges changed={plan.changed} left={plan.left} leftTitle={plan.leftTitle} />
      ) : null}
      {failure === undefined ? null : <Alert tone="danger" title={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} disabled={!sendable}>
          {submit}
        </Button>
        <Button emphasis="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
