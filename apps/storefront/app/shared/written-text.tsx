import { useEffect, useReducer, useRef, useState } from 'react';
import { useLanguageOf } from './language-of.ts';
import styles from './written-text.module.css';

/** Texts as the server has sent them: a page that is mounted again has them at once, also without a connection. */
const served = new Map<string, string>();

let cleanHtml: ((html: string) => string) | undefined;

/** Loads what takes everything harmful out of a text. */
export async function loadCleaner(): Promise<void> {
  ({ cleanHtml } = await import('@pothik/contract/clean-html'));
}

/** Lets a page that is opened from another begin with its text; without a line the page asks once more. */
export const tryLoadCleaner = () => loadCleaner().catch(() => undefined);

interface WrittenTextProps {
  html: string;
  /** Of its headings, as fits the page. Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * A text that staff wrote, as HTML with nothing harmful in it. In a page that came from the server it stands
 * there clean, and React leaves it as it is: what cleans is loaded by whoever moves on from there.
 */
export function WrittenText({ html, headingLevel = 3 }: WrittenTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const [, showCleaned] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const isServed = html === first && box.current?.hasChildNodes();
    if (isServed && box.current) served.set(html, box.current.innerHTML);
    // Without a line there is no text to show; the rest of the page goes on.
    if (!cleanHtml && !isServed) loadCleaner().then(showCleaned, () => undefined);
  }, [html, first]);
  const lang = useLanguageOf()(html);
  const clean = (cleanHtml?.(html) ?? served.get(html) ?? '').replaceAll(
    /(<\/?)h3>/g,
    `$1h${headingLevel}>`,
  );
  return (
    <div
      ref={box}
      className={styles.text}
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
