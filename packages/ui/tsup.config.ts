import { readdirSync, rmSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

// Once, before any of the builds: they run side by side, and one must not take away another's files.
rmSync('dist', { recursive: true, force: true });

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|readme-example|render-css/.test(file),
  )
  .map((file) => `src/${file}`);

/**
 * Leaves every module a file of its own, so that each keeps its `use client` and a consumer's bundler
 * takes only those that are used.
 */
const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
    // Node.js imports no styles: they are published in one stylesheet beside the modules.
    build.onResolve({ filter: /\.css$/ }, () => ({ path: 'published', namespace: 'styles' }));
    build.onLoad({ filter: /./, namespace: 'styles' }, () => ({ contents: '' }));
  },
};

export default defineConfig([
  {
    entry: modules,
    outDir: 'dist',
    format: ['esm'],
    bundle: true,
    splitting: false,
    esbuildOptions(options) {
      options.outbase = 'src';
    },
    esbuildPlugins: [oneFileEach],
  },
  {
    entry: { index: 'src/index.ts', 'tokens/index': 'src/tokens/index.ts' },
    format: ['esm'],
    dts: { only: true },
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
