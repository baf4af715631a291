import { useEffect, useRef, useState } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { LanguageSwitch } from '../../shared/language-switch.tsx';
import { carryEmail, forgetCarriedEmail, readCarriedEmail } from './carried-email.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

/** The way into the console. */
export function SignIn({ problem }: { problem?: string | undefined }) {
  const { title } = frameMessages.signIn;
  const way = useRef<HTMLDivElement>(null);
  const [email] = useState(readCarriedEmail);
  useEffect(() => forgetCarriedEmail(), []);
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <div className={styles.way} ref={way}>
        <SignInForm title={title} problem={problem} email={email} />
        <p className={styles.other}>
          <LanguageSwitch onChoose={() => carryEmail(way.current)} />
        </p>
      </div>
    </main>
  );
}
