import type { ConfirmDialogProps } from '@pothik/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editingMessages } from '../../messages/editing.ts';
import type { useOutcome } from './use-outcome.ts';

export interface RemovalOptions {
  /** Absent: there is nothing yet that could be removed. */
  remove: (() => Promise<{ error?: unknown }>) | undefined;
  isBusy: boolean;
  isDone: ReturnType<typeof useOutcome>['isDone'];
  /** The address of the list that a removed thing has left. */
  list: string;
}

/** Asks whether a thing is to be removed, removes it, and leads back to its list. */
export function useRemoval({ remove, isBusy, isDone, list }: RemovalOptions) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();

  async function take() {
    if (!remove) return;
    const { error } = await remove();
    setAsked(false);
    if (isDone(error, editingMessages.removed)) await navigate(list);
  }
  const dialog = {
    open: isAsked,
    busy: isBusy,
    confirmLabel: editingMessages.remove,
    cancelLabel: editingMessages.keep,
    onConfirm: () => void take(),
    onCancel: () => setAsked(false),
  } satisfies Partial<ConfirmDialogProps>;
  return { ask: () => setAsked(true), dialog };
}
