import type { ReactNode } from 'react';
import { useLanguageOf } from './language-of.ts';

/**
 * Marks texts of the catalogue that are not translated as the language that they are in. For lists: one hook
 * for all texts of a card, in place of a component for each.
 */
export function useWritten(): (text: string) => ReactNode {
  const languageOf = useLanguageOf();
  return (text) => {
    const lang = languageOf(text);
    return lang === undefined ? text : <span lang={lang}>{text}</span>;
  };
}

/** A text of the catalogue: what is not translated is marked as the language that it is in. */
export function Written({ children: text }: { children: string }) {
  return useWritten()(text);
}
