/**
 * The languages of the storefront, the default first: where the pages of each begin, and what each is
 * called by its speakers. Routes, canonical addresses, alternates and sitemaps follow from this list.
 */
export const languages = [
  { code: 'en', base: '', name: 'English' },
  { code: 'bn', base: '/bn', name: 'বাংলা' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const defaultLanguage = languages[0].code;

const baseOf = (code: Language) =>
  languages.find((language) => language.code === code)?.base ?? languages[0].base;

/** Where the pages of a language begin, as the router wants it. */
export const basenameOf = (code: Language): string => baseOf(code) || '/';

/** The address of a page in a language, by its path among the pages of any; `//host` would be another site. */
export function addressIn(code: Language, path: string): string {
  const base = baseOf(code);
  return base !== '' && path === '/' ? base : base + path.replace(/^[/\\]+/, '/');
}

/** The path of a page among the pages of any language, by its address. */
export function pathOf(address: string): string {
  const path = address.slice(baseOf(languageOfAddress(address)).length);
  return path === '' ? '/' : path;
}

/** The language of the page at an address. */
export const languageOfAddress = (pathname: string): Language =>
  languages.find(
    ({ base }) => base !== '' && (pathname === base || pathname.startsWith(`${base}/`)),
  )?.code ?? defaultLanguage;
