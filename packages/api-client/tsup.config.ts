import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: publishedModules(),
  format: ['esm', 'cjs'],
  splitting: false,
  sourcemap: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      'rtk-query/index': 'src/rtk-query/index.ts',
      'testing/index': 'src/testing/index.ts',
      'msw/index': 'src/msw/index.ts',
    },
  },
  clean: true,
  define: { packageVersion: JSON.stringify(manifest.version) },
  esbuildPlugins: [oneFileEach],
});
