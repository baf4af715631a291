import { matchPath } from 'react-router';

/**
 * The pages that are prepared, by the names of their routes. No other is: what belongs to somebody is asked for
 * when they want to see it, and the console is another app.
 */
const paths = {
  'routes/home': '/',
  'routes/listing': '/service/:slug?',
  'routes/service': '/service/:categorySlug/:id',
  'routes/insights': '/blog',
  'routes/insight': '/blog/:id',
};

export type PageKind = keyof typeof paths;

/** A page that is prepared. */
export interface KnownPage {
  kind: PageKind;
  params: Readonly<Record<string, string | undefined>>;
}

const kinds = Object.keys(paths) as PageKind[];

/**
 * Which kind of page a path leads to; undefined where it is none that is prepared.
 *
 * @param path among the pages of any language.
 */
export function kindOfPage(path: string): KnownPage | undefined {
  for (const kind of kinds) {
    const found = matchPath(paths[kind], path);
    if (found) return { kind, params: found.params };
  }
  return undefined;
}
