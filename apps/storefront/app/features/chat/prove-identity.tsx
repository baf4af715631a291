import type { ChatController } from '@pothik/chat';
import { Button, optionalPart } from '@pothik/ui';
import { useState } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import styles from './chat.module.css';

/** Few visitors are asked: the form is loaded when one is. */
const WaysToProve = optionalPart(async () => (await import('./ways-to-prove.tsx')).WaysToProve);

/** Staff ask who the visitor is: the ways to prove it open on a press, so that what was said stays in sight. */
export function ProveIdentity({ controller }: { controller: ChatController }) {
  const { identity: words } = useChatMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.identity} aria-label={words.title}>
      <Button
        emphasis={isOpen ? 'quiet' : 'primary'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.title}
      </Button>
      {isOpen ? <WaysToProve controller={controller} /> : null}
    </section>
  );
}
