import { languages, type Language } from '../../../shared/languages.ts';
import { visitKeys, visitStorage } from '../../../shared/visit-storage.ts';

const storageKey = visitKeys.language;

/** Keeps which language somebody has chosen, on this device. */
export function keepLanguage(code: Language): void {
  try {
    visitStorage().setItem(storageKey, code);
  } catch {
    // It is offered again, then.
  }
}

/** The language that was chosen here; else the first of the browser's that the storefront speaks. */
export function preferredLanguage(): Language | undefined {
  let chosen: string | null = null;
  try {
    chosen = visitStorage().getItem(storageKey);
  } catch {
    // Nothing is known of it.
  }
  const wanted = chosen === null ? navigator.languages : [chosen];
  const found = wanted.map((tag) => languages.find(({ code }) => tag.split('-')[0] === code));
  return found.find((language) => language !== undefined)?.code;
}
