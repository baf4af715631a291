import { writeDeclarations } from '@pothik/tooling/declarations';
import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: publishedModules(),
  format: ['esm', 'cjs'],
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [oneFileEach],
  onSuccess: writeDeclarations,
});
