import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { componentBudgets } from './component-budgets.ts';
import type { Figure } from '../figure.ts';

const library = path.resolve(import.meta.dirname, '../../../packages/ui/dist/index.js');

/** What an app pays for anyway: React, and what draws an icon. */
const shared = ['react', 'react-dom', 'react/jsx-runtime', 'lucide-react'];

/** The script that importing one name of the built library costs, compressed, in bytes. */
async function costOf(name: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from ${JSON.stringify(library)};`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [output] = outputFiles;
  return output ? gzipSync(output.contents).length : 0;
}

async function componentNames(): Promise<string[]> {
  const exported = Object.keys((await import(library)) as Record<string, unknown>);
  return exported.filter((name) => /^[A-Z]/.test(name)).sort();
}

/** Every component of `@pothik/ui` on its own, against its budget. */
export async function componentCost(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of await componentNames()) {
    const bytes = await costOf(name);
    const budget = componentBudgets[name] ?? 0;
    figures.push({
      name: `ui: ${name}`,
      ours: `${(bytes / 1_000).toFixed(2)} kB gzip`,
      floor: '',
      ratio: '',
      goal: `at most ${String(budget)} kB`,
      holds: bytes <= budget * 1_000,
    });
  }
  return figures;
}
