import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import { defineConfig } from 'tsup';

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
    },
  },
  clean: true,
  esbuildPlugins: [oneFileEach],
});
