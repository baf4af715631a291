import { preinit } from 'react-dom';
import { filesOfApp } from '../../../shared/files-of-app.ts';
import { stylePrecedence, stylesOf } from '../../../shared/page-styles.tsx';
import { tryLoadCleaner } from '../../../shared/written-text.tsx';
import type { PageKind } from './kind-of-page.ts';

/** Pages that show what staff have written as HTML. */
const written = new Set<PageKind>(['routes/service', 'routes/insight']);

const loaded = new Set<string>();

function load(href: string, how: { rel: string; as?: string; onload?: () => void }) {
  if (loaded.has(href)) return;
  loaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { href, ...how }));
}

/** A style takes its place once it has come, before its page does: one that does not come is asked for by the page. */
function loadStyle(href: string) {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  load(href.replace(/#$/, ''), {
    rel: 'prefetch',
    as: 'style',
    onload: () => preinit(href, { as: 'style', precedence: stylePrecedence }),
  });
}

/**
 * Loads the script and the styles of a kind of page, and runs none of it. The router's `prefetch` would run it,
 * and loads the whole page anew where a file does not come, as on a line that breaks.
 */
export function loadScript(kind: PageKind): void {
  const files = filesOfApp();
  const { module, imports = [] } = files?.routes?.[kind] ?? {};
  if (module === undefined) return;
  for (const href of [module, ...imports]) load(href, { rel: 'modulepreload' });
  stylesOf(files, kind).forEach(loadStyle);
  if (written.has(kind)) void tryLoadCleaner();
}
