import { useLanguageOf } from './language-of.ts';

/** A text of the catalogue: what is not translated is marked as the language that it is in. */
export function Written({ children: text }: { children: string }) {
  const lang = useLanguageOf()(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
