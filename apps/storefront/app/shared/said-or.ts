import { isBangla } from './language-of.ts';

/** Whether these words may stand on a page with words of its own. */
export const fitsPage = (said: string, own: string): boolean => !isBangla(own) || isBangla(said);

/** The server's words, unless the page speaks Bangla and the server does not: then the page's own. */
export const saidOr = (said: string | undefined, own: string): string =>
  said && fitsPage(said, own) ? said : own;
