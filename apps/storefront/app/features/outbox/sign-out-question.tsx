import { ConfirmDialog } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { useOutboxMessages } from '../../messages/outbox.ts';
import { askBeforeSignOut } from '../../shared/outbox/before-sign-out.ts';

/** Asks whoever signs out while something of theirs was not sent: it is removed then. */
export function SignOutQuestion({ unsent }: { unsent: number }) {
  const { signOut } = useOutboxMessages();
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(
    () =>
      askBeforeSignOut(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => resolve);
        return promise;
      }),
    [],
  );
  const close = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  return (
    <ConfirmDialog
      title={signOut.title}
      text={signOut.text(unsent)}
      open={answer !== undefined}
      confirmLabel={signOut.confirm}
      cancelLabel={signOut.cancel}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  );
}
