import { toSafePath } from '@pothik/contract';
import { addressIn, type Language } from '../../../shared/languages.ts';

/** The address of a page in another language; the path is the visitor's, and `/bn//host` is not a page. */
export const samePage = (code: Language, path: string): string =>
  addressIn(code, toSafePath(path) ?? '/');
