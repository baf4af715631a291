import { pageLanguage, type ConsoleLanguage } from '../shared/console-language.ts';
import type * as english from './en/words.ts';

/** All that the console says, by area. A language that misses something, or has it otherwise, does not compile. */
type Words = typeof english;

const catalogues: Record<ConsoleLanguage, () => Promise<Words>> = {
  en: () => import('./en/words.ts'),
  bn: () => import('./bn/words.ts'),
};

let words: Words | undefined;

/** Loads what is said in the page's language. The console's modules take their part when they are loaded. */
export async function loadWords(): Promise<void> {
  words = await catalogues[pageLanguage]();
}

/** The words of an area, in the language of the page. */
export function wordsOf<Area extends keyof Words>(area: Area): Words[Area] {
  if (!words) throw new Error(`The words of ${area} were asked for before they were loaded`);
  return words[area];
}
