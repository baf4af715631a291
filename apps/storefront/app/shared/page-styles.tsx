import { createContext, use, useEffect } from 'react';
import { useMatches } from 'react-router';
import { askForStylesAgain } from './ask-for-styles-again.ts';
import { filesOfApp, type FilesOfApp } from './files-of-app.ts';

/** Which files pages need, where they are rendered by the server. */
export const FilesContext = createContext<FilesOfApp | undefined>(undefined);

/** One for all: whichever comes first stands first. */
export const stylePrecedence = 'page';

/** The addresses of a page's styles. */
export const stylesOf = (files: FilesOfApp | undefined, route: string): string[] =>
  files?.routes?.[route]?.css ?? [];

/**
 * The styles of the page that is open. They stay when it is left, unlike those of the router's `Links`: a style
 * that is taken away or comes again makes the browser style and lay out all of the page anew.
 */
export function PageStyles() {
  const files = import.meta.env.SSR ? use(FilesContext) : filesOfApp();
  const hrefs = new Set(useMatches().flatMap(({ id }) => stylesOf(files, id)));
  // From the start: the first move may come before anything else is loaded.
  useEffect(askForStylesAgain, []);
  return [...hrefs].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence={stylePrecedence} />
  ));
}
