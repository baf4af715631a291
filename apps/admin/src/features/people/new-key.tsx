import { Button, copyText, useToast } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { apiKeyMessages } from '../../messages/api-keys.ts';
import styles from './people.module.css';

const { made: words } = apiKeyMessages;

interface NewKeyProps {
  /** Of the program. */
  name: string;
  /** The key itself. */
  secret: string;
  onDone: () => void;
}

/** The key that is shown this once. On the page, so that no press beside a dialog loses it. */
export function NewKey({ name, secret, onDone }: NewKeyProps) {
  const toasts = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that it was issued in is gone, and what came of it has to be read.
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    copyText(secret).then(
      () => toasts.add(words.copied, 'success'),
      () => toasts.add(words.notCopied, 'error'),
    );
  };
  return (
    <section className={styles.section} aria-labelledby="new-key">
      <h2 id="new-key" ref={heading} tabIndex={-1}>
        {words.title(name)}
      </h2>
      <p>{words.text}</p>
      <code className={styles.key} aria-label={words.key}>
        {secret}
      </code>
      <div className={styles.buttons}>
        <Button onClick={copy}>{words.copy}</Button>
        <Button emphasis="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}
