import { cpSync, rmSync } from 'node:fs';
import { writeDeclarations } from '@pothik/tooling/declarations';
import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

// Once, before any of the builds: they run side by side, and one must not take away another's files.
rmSync('dist', { recursive: true, force: true });

/** Node.js imports no styles: they are published in one stylesheet beside the modules. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({ path: 'published', namespace: 'styles' }));
    build.onLoad({ filter: /./, namespace: 'styles' }, () => ({ contents: '' }));
  },
};

export default defineConfig([
  {
    entry: publishedModules(/generated-files/),
    outDir: 'dist',
    format: ['esm'],
    splitting: false,
    sourcemap: true,
    esbuildPlugins: [oneFileEach, withoutStyles],
    async onSuccess() {
      for (const file of ['tokens.json', 'tokens.light.json', 'tokens.dark.json']) {
        cpSync(`src/tokens/${file}`, `dist/${file}`);
      }
      await writeDeclarations();
    },
  },
  {
    entry: { styles: 'src/published-styles.css', fonts: 'src/fonts.css' },
    // The font files lie beside the stylesheet, so that it works without a bundler.
    loader: { '.woff2': 'file' },
    esbuildOptions(options) {
      // Pages name the file that they preload.
      options.assetNames = '[name]';
    },
    noExternal: [/^@fontsource/],
  },
]);
