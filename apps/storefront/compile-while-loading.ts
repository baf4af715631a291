import type { Plugin } from 'vite';

/**
 * Has a browser compile all functions of a file while it loads, beside the page's own work, and not each when it is
 * first called. It stands before anything else in a file. Chromium's browsers alone know it.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** A source map of a file that has got a line before its first. */
function aLineDown(text: string): string {
  const map = JSON.parse(text) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

/** Marks the files of pages, and of those that pages share the named: what begins with a page, not what comes later. */
export function compileWhileLoading(shared: readonly string[]): Plugin {
  return {
    name: 'pothik:compile-while-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The minifier takes comments away, and Vite puts the names of further files before everything else.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const missing = shared.find((wanted) => !chunks.some(({ name }) => name === wanted));
        if (missing) this.error(`No file is called ${missing}.`);
        for (const chunk of chunks) {
          if (!chunk.isEntry && !shared.includes(chunk.name)) continue;
          chunk.code = hint + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset' && typeof map.source === 'string') {
            map.source = aLineDown(map.source);
          }
        }
      },
    },
  };
}
