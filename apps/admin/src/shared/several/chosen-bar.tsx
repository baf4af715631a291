import { maximumChangedAtOnce } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { useState, type ReactNode } from 'react';
import { severalMessages as words } from '../../messages/several.ts';
import { useActions } from '../actions/actions-context.ts';
import { KeyHint } from '../actions/key-hint.tsx';
import styles from './several.module.css';

interface DialogState {
  open: boolean;
  onClose: () => void;
  /** They are changed: none is chosen any more. */
  onDone: () => void;
}

interface ChosenBarProps {
  /** The number of chosen records. */
  count: number;
  /** The words of the button that opens the dialog. */
  change: string;
  onClear: () => void;
  dialog: (state: DialogState) => ReactNode;
}

/** Tells what is chosen in a list, and opens the dialog in which all of it is changed. */
export function ChosenBar({ count, change, onClear, dialog }: ChosenBarProps) {
  const [isOpen, setOpen] = useState(false);
  const canChange = count > 0 && count <= maximumChangedAtOnce;
  useActions(
    canChange
      ? [
          { id: 'change', label: change, keys: 's', run: () => setOpen(true) },
          { id: 'clear', label: words.clear, keys: 'x', run: onClear },
        ]
      : [],
  );
  return (
    <>
      <div className={styles.bar} hidden={count === 0}>
        <p role="status">
          {count === 0 ? null : words.chosen(count)}
          {count > maximumChangedAtOnce ? ` ${words.tooMany(maximumChangedAtOnce)}` : null}
        </p>
        <Button disabled={!canChange} onClick={() => setOpen(true)}>
          {change}
          <KeyHint keys="s" />
        </Button>
        <Button emphasis="quiet" onClick={onClear}>
          {words.clear}
          <KeyHint keys="x" />
        </Button>
      </div>
      {dialog({
        open: isOpen,
        onClose: () => setOpen(false),
        onDone: () => {
          setOpen(false);
          onClear();
        },
      })}
    </>
  );
}
