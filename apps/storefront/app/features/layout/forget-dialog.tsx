import { ConfirmDialog } from '@pothik/ui';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useVisitMessages } from '../../messages/visit.ts';
import { forgetEverything } from '../../shared/forget-everything.ts';
import type { Store } from '../../store/make-store.ts';

/** Asks before everything of the visitor is removed from this device, and says what that is. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const { forget } = useVisitMessages();
  const store = useStore() as Store;
  const [isBusy, setBusy] = useState(false);
  return (
    <ConfirmDialog
      title={forget.title}
      text={forget.text}
      open
      confirmLabel={forget.confirm}
      cancelLabel={forget.cancel}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => {
        setBusy(true);
        void forgetEverything(store, 'phone', 'wiped');
      }}
    />
  );
}
