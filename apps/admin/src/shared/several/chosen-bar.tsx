import { maximumChangedAtOnce } from '@pothik/contract';
import { Button } from '@pothik/ui';
import { Fragment, useState, type ReactElement } from 'react';
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

/** Something that can be done to all that is chosen. */
interface ChosenChange {
  /** The words of the button that opens the dialog. */
  label: string;
  /** The key that does so. */
  keys: string;
  dialog: (state: DialogState) => ReactElement;
}

interface ChosenBarProps {
  /** The number of chosen records. */
  count: number;
  changes: readonly ChosenChange[];
  onClear: () => void;
}

/** Tells what is chosen in a list, and opens the dialog in which all of it is changed. */
export function ChosenBar({ count, changes, onClear }: ChosenBarProps) {
  const [open, setOpen] = useState<string>();
  const canChange = count > 0 && count <= maximumChangedAtOnce;
  const tooMany = count > maximumChangedAtOnce ? ` ${words.tooMany(maximumChangedAtOnce)}` : '';
  useActions(
    canChange
      ? [
          ...changes.map(({ label, keys }) => ({
            ...{ id: `change ${keys}`, label, keys },
            run: () => setOpen(keys),
          })),
          { id: 'clear', label: words.clear, keys: 'x', run: onClear },
        ]
      : [],
  );
  return (
    <>
      <div className={styles.bar} hidden={count === 0}>
        <p role="status">{count === 0 ? null : words.chosen(count) + tooMany}</p>
        {changes.map(({ label, keys }, index) => (
          <Button
            key={keys}
            emphasis={index === 0 ? 'primary' : 'secondary'}
            disabled={!canChange}
            onClick={() => setOpen(keys)}
          >
            <span>{label}</span>
            <KeyHint keys={keys} />
          </Button>
        ))}
        <Button emphasis="quiet" onClick={onClear}>
          <span>{words.clear}</span>
          <KeyHint keys="x" />
        </Button>
      </div>
      {changes.map(({ keys, dialog }) => (
        <Fragment key={keys}>
          {dialog({
            open: open === keys,
            onClose: () => setOpen(undefined),
            onDone: () => {
              setOpen(undefined);
              onClear();
            },
          })}
        </Fragment>
      ))}
    </>
  );
}
