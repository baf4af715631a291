import { Button } from '@pothik/ui';
import { useLayoutEffect, useRef } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { useSession } from '../../shared/session-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/**
 * Covers the page when the session has ended, until its person is back. What was typed stays under it;
 * nobody else reads or presses anything there.
 */
export function SignInAgain() {
  const { user, signOut } = useSession();
  const { expired } = frameMessages;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-label={expired.title}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape, whatever is said to the first.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={styles.page}>
        <div className={styles.way}>
          <SignInForm title={expired.title} problem={expired.text} email={user.email} />
          <p className={styles.other}>
            <Button emphasis="quiet" onClick={() => void signOut()}>
              {expired.leave}
            </Button>
          </p>
        </div>
      </div>
    </dialog>
  );
}
