import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { VisuallyHidden } from '@pothik/ui';
import { useServiceMessages } from '../../../messages/service.ts';
import styles from './service-page.module.css';

let cleanHtml: ((html: string) => string) | undefined;

/** Loads what takes everything harmful out of a description. */
export async function loadCleaner(): Promise<void> {
  ({ cleanHtml } = await import('@pothik/contract/clean-html'));
}

/**
 * The text of a service, as HTML with nothing harmful in it. In a page that came from the server it stands
 * there clean, and React leaves it as it is: what cleans is loaded by whoever moves on from there.
 */
export function Description({ html }: { html: string }) {
  const { service: messages } = useServiceMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const [, showCleaned] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const isServed = html === first && box.current?.hasChildNodes();
    // Without a line there is no text to show; the rest of the page goes on.
    if (!cleanHtml && !isServed) loadCleaner().then(showCleaned, () => undefined);
  }, [html, first]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{messages.description}</VisuallyHidden>
      </h2>
      <div
        ref={box}
        className={styles.description}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: cleanHtml?.(html) ?? '' }}
      />
    </section>
  );
}
