import type { Failure } from '@pothik/api-client/rtk-query';
import { Alert, Button, useToast } from '@pothik/ui';
import { useState, type ReactNode } from 'react';
import { severalMessages as words } from '../../messages/several.ts';
import { useActions } from '../actions/actions-context.ts';
import { KeyHint } from '../actions/key-hint.tsx';

/** The time after which a page asks again for changes that can be undone, in milliseconds. */
export const undoPolling = 60_000;

interface Undone {
  data?: { count: number; refused: readonly unknown[] } | undefined;
  error?: unknown;
}

interface UndoNoticeProps {
  /** Tells the change, and who made it. */
  title: string;
  /** Makes the call; it does not reject. */
  undo: () => Promise<Undone>;
  /** Tells that so many are as before. */
  undone: (count: number) => string;
  children: ReactNode;
}

/** A change of several records, as long as it can be undone. */
export function UndoNotice({ title, undo, undone, children }: UndoNoticeProps) {
  const [isBusy, setBusy] = useState(false);
  const toasts = useToast();
  const takeBack = async () => {
    if (isBusy) return;
    setBusy(true);
    const { data, error } = await undo();
    setBusy(false);
    if (!data) toasts.add((error as Failure).serverMessage ?? words.undoFailed, 'error');
    else if (data.refused.length > 0) {
      toasts.add(words.undoneInPart(data.count, data.refused.length), 'warning');
    } else toasts.add(undone(data.count), 'success');
  };
  useActions([{ id: 'undo', label: words.undo, keys: 'z', run: () => void takeBack() }]);
  return (
    <Alert
      tone="success"
      title={title}
      live
      actions={
        <Button emphasis="secondary" busy={isBusy} onClick={() => void takeBack()}>
          <span>{words.undo}</span>
          <KeyHint keys="z" />
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
