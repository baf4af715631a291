import { Button, type Elements } from '@pothik/ui';
import { editingMessages } from '../../messages/editing.ts';
import styles from './overtaken-notice.module.css';

/** Tells who has begun something that somebody else was first, and lets them choose. */
export function OvertakenNotice({
  children,
  onStore,
  onDrop,
}: {
  /** What is known of the other change. */
  children?: Elements;
  onStore: () => void;
  onDrop: () => void;
}) {
  const { overtaken } = editingMessages;
  return (
    <div className={styles.notice} role="alert">
      <strong>{overtaken.title}</strong>
      {children}
      <p>{overtaken.text}</p>
      <div className={styles.buttons}>
        <Button emphasis="secondary" onClick={onStore}>
          {overtaken.keep}
        </Button>
        <Button emphasis="quiet" onClick={onDrop}>
          {overtaken.drop}
        </Button>
      </div>
    </div>
  );
}
