import { Button, copyText, useToast } from '@pothik/ui';
import { useLayoutEffect, useRef } from 'react';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import styles from './second-factor.module.css';

const { codes: words } = secondFactorMessages;

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes that are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const toasts = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // The control with the focus is gone, and its replacement has to be read.
  useLayoutEffect(() => heading.current?.focus(), []);
  const copy = () => {
    copyText(codes.join('\n')).then(
      () => toasts.add(words.copied, 'success'),
      () => toasts.add(words.notCopied, 'error'),
    );
  };
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{words.done}</Button>
        <Button emphasis="secondary" onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
