import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: publishedModules(/(?:^|\/)test-/),
  format: ['esm', 'cjs'],
  splitting: false,
  sourcemap: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      'browser/index': 'src/browser/index.ts',
      'desk/index': 'src/desk/index.ts',
      'react/index': 'src/react/index.ts',
      'redux/index': 'src/redux/index.ts',
    },
  },
  clean: true,
  esbuildPlugins: [oneFileEach],
});
