import { Alert, Button } from '@pothik/ui';
import { failureMessages } from '../../messages/failures.ts';
import { severalMessages as words } from '../../messages/several.ts';
import styles from './several.module.css';

/** What becomes of one record. */
interface PlannedChange {
  _id: string;
  /** By which staff know it, such as a reference. */
  title: string;
  /** What else tells it from others. */
  name?: string | undefined;
  /** What it becomes, or stays. */
  detail: string;
}

function Changes({ changes }: { changes: readonly PlannedChange[] }) {
  return (
    <ul className={styles.preview}>
      {changes.map(({ _id, title, name, detail }) => (
        <li key={_id}>
          <strong>{title}</strong> {name}
          <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}

interface PlannedChangesProps {
  changed: readonly PlannedChange[];
  /** Those that stay as they are. */
  left: readonly PlannedChange[];
  /** Why those stay. */
  leftTitle: string;
}

/** Shows what becomes of each record before it is changed. */
export function PlannedChanges({ changed, left, leftTitle }: PlannedChangesProps) {
  return (
    <section aria-label={words.preview}>
      {changed.length > 0 ? <Changes changes={changed} /> : null}
      {left.length > 0 ? (
        <>
          <h3>{leftTitle}</h3>
          <Changes changes={left} />
        </>
      ) : null}
    </section>
  );
}

interface RefusedRecord {
  _id: string;
  title: string;
  /** Why, in the server's words. */
  message: string;
}

/** Tells which records were left as they are, and why. */
export function RefusedChanges({
  title,
  refused,
  onDone,
}: {
  title: string;
  refused: readonly RefusedRecord[];
  onDone: () => void;
}) {
  return (
    <div className={styles.form}>
      <Alert tone="warning" title={title}>
        <ul className={styles.preview}>
          {refused.map((one) => (
            <li key={one._id}>
              <strong>{one.title}</strong> {failureMessages.fault(one.message)}
            </li>
          ))}
        </ul>
      </Alert>
      <Button onClick={onDone}>{words.understood}</Button>
    </div>
  );
}
