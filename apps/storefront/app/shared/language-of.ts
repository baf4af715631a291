import { use } from 'react';
import { LanguageContext } from '../messages/create-messages.ts';
import type { Language } from './languages.ts';

/** Whether words are written in Bangla. */
export const isBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

/** The language of words by their letters; undefined where they have none. */
const byLetters = (text: string): Language | undefined =>
  isBangla(text) ? 'bn' : /[A-Za-z]{2}/.test(text) ? 'en' : undefined;

/**
 * Tells the language of words that somebody wrote, for their `lang`, where their letters show that it is
 * not the page's: so they are drawn and read out as what they are.
 */
export function useLanguageOf(): (text: string) => Language | undefined {
  const page = use(LanguageContext);
  return (text) => {
    const language = byLetters(text);
    return language === page ? undefined : language;
  };
}
