import { createContext, use } from 'react';
import { defaultLanguage, type Language } from '../shared/languages.ts';

/** The language of the page. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/**
 * A hook for a part of what is said, in the page's language: one that misses a message does not compile. A
 * page loads the parts that it uses, and in a browser the words of its own language alone
 * (`one-language.ts`). English is worded exactly as the specification words it.
 */
export function createMessages<Messages>(catalogue: Record<Language, Messages>): () => Messages {
  return () => catalogue[use(LanguageContext)];
}
