import { addressIn, type Language } from '../../../shared/languages.ts';

/**
 * The address of a page in another language. The path is what the browser made of the address; `//host` at its start
 * would lead to another site. `toSafePath` does the same and more, and is too large for every page.
 */
export const samePage = (code: Language, path: string): string =>
  addressIn(code, path.replace(/^[/\\]+/, '/'));
