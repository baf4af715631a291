import { createContext, use } from 'react';

/** The languages that the storefront speaks. A new one makes every catalogue ask for its words. */
export type Language = 'en';

/** The language of the page. */
export const LanguageContext = createContext<Language>('en');

/**
 * A hook for a part of what is said, in the page's language. A page loads the parts that it uses.
 * English is worded exactly as the specification words it.
 */
export function createMessages<Messages>(catalogue: Record<Language, Messages>): () => Messages {
  return () => catalogue[use(LanguageContext)];
}
