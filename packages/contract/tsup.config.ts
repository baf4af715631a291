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
      'clean-html': 'src/clean-html.ts',
      schemas: 'src/schemas.ts',
    },
  },
  clean: true,
  esbuildPlugins: [oneFileEach],
});
