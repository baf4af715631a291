import type { Elements } from '@pothik/ui';
import { useState, type ComponentType } from 'react';
import { useContinueMessages } from '../messages/continue.ts';
import type { Continued } from './make-continuation.ts';
import { toasts } from './toasts.ts';

type Dialog = ComponentType<{ what: Continued; onClose: () => void }>;

/** The way to a link that goes on with this on another phone. What shows it is loaded when it is asked for. */
export function useContinueDialog(what: Continued): {
  label: string;
  open: () => void;
  dialog: Elements;
} {
  const words = useContinueMessages();
  const [Dialog, setDialog] = useState<Dialog>();
  const open = () => {
    import('./continue-dialog.tsx').then(
      ({ ContinueDialog }) => setDialog(() => ContinueDialog),
      () => toasts.add(words.failed, 'error'),
    );
  };
  return {
    label: words.elsewhere,
    open,
    dialog: Dialog ? <Dialog what={what} onClose={() => setDialog(undefined)} /> : null,
  };
}
