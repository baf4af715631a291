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

/** Marks files of scripts by their names: those of which a page calls most as soon as they are there. */
export function compileWhileLoading(names: readonly string[]): Plugin {
  return {
    name: 'pothik:compile-while-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // The minifier takes comments away, and Vite puts the names of further files before everything else.
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        for (const wanted of names) {
          const chunk = files.find((file) => file.type === 'chunk' && file.name === wanted);
          if (chunk?.type !== 'chunk') this.error(`No file of scripts is called ${wanted}.`);
          chunk.code = hint + chunk.code;
          const map = files.find(({ fileName }) => fileName === `${chunk.fileName}.map`);
          if (map?.type === 'asset' && typeof map.source === 'string') {
            map.source = aLineDown(map.source);
          }
        }
      },
    },
  };
}
