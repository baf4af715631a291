import type { Elements } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { NeedsScript } from '../../../shared/needs-script.tsx';
import styles from '../account.module.css';

/** A screen with one form. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: Elements;
}) {
  return (
    <main id="content" className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      <NeedsScript />
      {children}
    </main>
  );
}

/** What is wrong with a form as a whole; heard, and focused, when it comes. */
export function FormAlert({ message }: { message: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <p ref={box} role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}
