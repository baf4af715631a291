import { preinit } from 'react-dom';
import { filesOfApp } from '../../../shared/files-of-app.ts';
import { stylePrecedence, stylesOf } from '../../../shared/page-styles.tsx';
import { tryLoadCleaner } from '../../../shared/written-text.tsx';
import type { PageKind } from './kind-of-page.ts';

/** Pages that show what staff have written as HTML. */
const written = new Set<PageKind>(['routes/service', 'routes/insight']);

const loaded = new Set<string>();

function load(href: string) {
  if (loaded.has(href)) return;
  loaded.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), { href, rel: 'modulepreload' }),
  );
}

/**
 * Loads the script and the styles of a kind of page, and runs none of it. The router's `prefetch` would run it,
 * and loads the whole page anew where a file does not come, as on a line that breaks.
 */
export function loadScript(kind: PageKind): void {
  const files = filesOfApp();
  const { module, imports = [] } = files?.routes?.[kind] ?? {};
  if (module === undefined) return;
  for (const href of [module, ...imports]) load(href);
  for (const href of stylesOf(files, kind)) {
    preinit(href, { as: 'style', precedence: stylePrecedence });
  }
  if (written.has(kind)) void tryLoadCleaner();
}
