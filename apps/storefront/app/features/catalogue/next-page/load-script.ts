import { filesOfApp } from '../../../shared/files-of-app.ts';
import { tryLoadCleaner } from '../../../shared/written-text.tsx';
import type { PageKind } from './kind-of-page.ts';

/** Pages that show what staff have written as HTML. */
const written = new Set<PageKind>(['routes/service', 'routes/insight']);

const loaded = new Set<string>();

function load(href: string, how: { rel: string; as?: string }) {
  if (loaded.has(href)) return;
  loaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { href, ...how }));
}

/** Addresses of the styles that stand in the page. */
const stylesInPage = () =>
  new Set(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].flatMap(
      ({ dataset }) => dataset.href?.split(' ') ?? [],
    ),
  );

/**
 * Loads the script and the styles of a kind of page, and runs none of it. The router's `prefetch` would run it,
 * and loads the whole page anew where a file does not come, as on a line that breaks.
 */
export function loadScript(kind: PageKind): void {
  const { module, imports = [], css = [] } = filesOfApp()?.routes?.[kind] ?? {};
  if (module === undefined) return;
  for (const href of [module, ...imports]) load(href, { rel: 'modulepreload' });
  const inPage = stylesInPage();
  for (const href of css.filter((style) => !inPage.has(style))) {
    // A style that may stand in pages has the address of its file with a mark.
    load(href.replace(/#$/, ''), { rel: 'prefetch', as: 'style' });
  }
  if (written.has(kind)) void tryLoadCleaner();
}
