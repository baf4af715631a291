import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildWithEsbuild } from 'esbuild';
import { build as buildWithVite } from 'vite';

/** A piece of a program as a bundler makes it for a browser. */
interface Bundle {
  /** The scripts that are loaded first, minified. */
  code: string;
  /** Compressed with brotli. */
  bytes: number;
}

const toBundle = (files: readonly string[]): Bundle => ({
  code: files.join('\n'),
  bytes: files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0),
});

/** The files that are loaded as soon as the entry is: those that it imports, not those that it may. */
function loadedAtOnce(entry: string, files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const code = files.get(name);
    if (code === undefined || found.has(name)) return;
    found.add(name);
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      visit(imported);
    }
  };
  visit(entry);
  return [...found].map((name) => files.get(name) ?? '');
}

/** Bundlers by the names that figures give them. */
export const bundlers = { esbuild, Vite };

/**
 * @param folder where the program stands: its packages are found from there.
 * @param external libraries that a page pays for anyway.
 */
async function esbuild(
  program: string,
  folder: string,
  external: readonly string[] = [],
): Promise<Bundle> {
  const { outputFiles } = await buildWithEsbuild({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    splitting: true,
    outdir: 'in-memory',
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]));
  return toBundle(loadedAtOnce('stdin.js', files));
}

async function Vite(
  program: string,
  folder: string,
  external: readonly string[] = [],
): Promise<Bundle> {
  const entry = path.join(folder, 'program.js');
  const built = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const files = new Map(
    outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  );
  return toBundle(loadedAtOnce('entry.js', files));
}
