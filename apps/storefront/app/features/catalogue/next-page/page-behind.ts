import { languageOfAddress, pathOf } from '../../../shared/languages.ts';
import { kindOfPage, type KnownPage } from './kind-of-page.ts';

/** The page that a link leads to, where it is prepared; not the current one, and none in another language. */
export function pageBehind(link: HTMLAnchorElement): KnownPage | undefined {
  const { origin, pathname, search } = location;
  const isHere = link.pathname === pathname && link.search === search;
  const isElsewhere =
    link.origin !== origin || languageOfAddress(link.pathname) !== languageOfAddress(pathname);
  return isHere || isElsewhere ? undefined : kindOfPage(pathOf(link.pathname));
}
