import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The modules of a package, without what only its tests and stories load. */
export function publishedModules(leftOut: RegExp = /^$/): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|readme-example/.test(file))
    .filter((file) => !leftOut.test(file))
    .map((file) => path.posix.join('src', ...file.split(path.sep)));
}

/**
 * Leaves every module a file of its own, so that a consumer's bundler takes only those that are used,
 * and each keeps its `use client`.
 */
export const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js';
    build.initialOptions.outbase = 'src';
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ kind, path: module }) =>
      kind === 'entry-point'
        ? undefined
        : { path: module.replace(/\.tsx?$/, extension), external: true },
    );
  },
};
