import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { componentBudgets } from './component-budgets.ts';
import type { Figure } from '../figure.ts';

const library = path.resolve(import.meta.dirname, '../../../packages/ui/dist/index.js');

/** What an app pays for anyway: React, and what draws an icon. */
const shared = ['react', 'react-dom', 'react/jsx-runtime', 'lucide-react'];

/** A file for each name that imports it alone. */
const importingOne: Plugin = {
  name: 'importing-one',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^one:/ }, ({ path: entry }) => ({
      path: entry.slice('one:'.length),
      namespace: 'one',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'one' }, ({ path: name }) => ({
      contents: `export { ${name} } from ${JSON.stringify(library)};`,
      resolveDir: import.meta.dirname,
    }));
  },
};

/** The script that importing each of these names of the built library costs, compressed, in bytes. */
async function costsOf(names: readonly string[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `one:${name}`, out: name })),
    outdir: 'in-memory',
    plugins: [importingOne],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map((file) => [path.basename(file.path, '.js'), gzipSync(file.contents).length]),
  );
}

async function componentNames(): Promise<string[]> {
  const exported = Object.keys((await import(library)) as Record<string, unknown>);
  return exported.filter((name) => /^[A-Z]/.test(name)).sort();
}

/** Every component of `@pothik/ui` on its own, against its budget. */
export async function componentCost(): Promise<Figure[]> {
  const costs = await costsOf(await componentNames());
  return [...costs].map(([name, bytes]) => {
    const budget = componentBudgets[name] ?? 0;
    return {
      name: `ui: ${name}`,
      ours: `${(bytes / 1_000).toFixed(2)} kB gzip`,
      floor: '',
      ratio: '',
      goal: `at most ${String(budget)} kB`,
      holds: bytes <= budget * 1_000,
    };
  });
}
