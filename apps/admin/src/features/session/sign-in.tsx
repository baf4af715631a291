import { frameMessages } from '../../messages/frame.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** The way into the console. */
export function SignIn({ problem }: { problem?: string | undefined }) {
  const { title } = frameMessages.signIn;
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <SignInForm title={title} problem={problem} />
    </main>
  );
}
