import path from 'node:path';
import type { Plugin } from 'vite';

const loader = path.resolve(import.meta.dirname, 'app/features/recovery/load-files.ts');

/** Has `loadFiles` load what is imported later, in place of Vite's own function. */
export function fetchBeforeImport(): Plugin {
  let hasLoader = false;
  return {
    name: 'pothik:fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        hasLoader = true;
        return `export { loadFiles as __vitePreload } from ${JSON.stringify(loader)};`;
      },
    },
    buildEnd() {
      if (!hasLoader) this.error('Vite asks for its function that loads files under another name.');
    },
  };
}
