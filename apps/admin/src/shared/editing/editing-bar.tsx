import { Button, type Elements } from '@pothik/ui';
import { editingMessages } from '../../messages/editing.ts';
import styles from './editing-bar.module.css';

export interface EditingBarProps {
  busy: boolean;
  disabled: boolean;
  /** What is wrong, once it was tried. */
  failure?: string | undefined;
  /** There is something that was written before, and kept. */
  onDrop?: (() => void) | undefined;
  /** There is a last change that can be taken back. */
  onUndo?: (() => void) | undefined;
  /** What else can be done with the thing. */
  children?: Elements;
}

/** Saves what a form holds; stays at the foot of the window. */
export function EditingBar({ busy, disabled, failure, onDrop, onUndo, children }: EditingBarProps) {
  return (
    <div className={styles.bar}>
      <Button type="submit" busy={busy} disabled={disabled}>
        {busy ? editingMessages.saving : editingMessages.save}
      </Button>
      {onDrop ? (
        <Button emphasis="secondary" onClick={onDrop}>
          {editingMessages.drop}
        </Button>
      ) : null}
      {onUndo ? (
        <Button emphasis="secondary" onClick={onUndo}>
          {editingMessages.undo}
        </Button>
      ) : null}
      {children}
      <p className={styles.kept} role="status">
        {onDrop ? editingMessages.kept : null}
      </p>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
