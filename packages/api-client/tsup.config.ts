import { writeDeclarations } from '@pothik/tooling/declarations';
import { oneFileEach, publishedModules } from '@pothik/tooling/one-file-each';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

export default defineConfig({
  entry: publishedModules(),
  format: ['esm', 'cjs'],
  splitting: false,
  sourcemap: true,
  clean: true,
  define: { packageVersion: JSON.stringify(manifest.version) },
  esbuildPlugins: [oneFileEach],
  onSuccess: writeDeclarations,
});
