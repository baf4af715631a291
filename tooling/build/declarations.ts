import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';

interface Entry {
  '@pothik/source': string;
  require?: unknown;
}

/** What stands for `.ts` in the names of a format's modules, and in those of their declarations. */
const esm = { module: '.js', declarations: '.d.ts' };
const cjs = { module: '.cjs', declarations: '.d.cts' };

/**
 * The text of a declaration, or of its map, as the format's files name each other. Every statement
 * stays in its line, as the map says; an import of styles has no types and goes.
 */
function published(text: string, { module, declarations }: typeof esm): string {
  return text
    .replaceAll(/(\bfrom |\bimport\()(["'])(\.[^"']*)\.tsx?\2/g, `$1$2$3${module}$2`)
    .replaceAll(/^import ["'][^"']+\.css["'];$/gm, '')
    .replace(/\.d\.ts(?=\.map\s*$)/, declarations)
    .replace(/(?<=^\{"version":3,"file":"[^"]*)\.d\.ts(?=")/, declarations);
}

function failOn(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => '\n',
    }),
  );
}

/**
 * Writes the types of every entry that the package in the working directory exports: a file for each
 * module, with a map to the source beside it, once more for `require` where the package has that.
 *
 * @throws {Error} where the compiler can't write a type down.
 */
export async function writeDeclarations(): Promise<void> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as {
    exports: Record<string, Entry>;
  };
  const entries = Object.values(manifest.exports).filter((entry) =>
    entry['@pothik/source'].endsWith('.ts'),
  );
  const formats = entries.some((entry) => entry.require) ? [esm, cjs] : [esm];

  const { config, error } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  failOn(error ? [error] : []);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(
    entries.map((entry) => entry['@pothik/source']),
    {
      ...options,
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      declarationMap: true,
      rootDir: 'src',
      outDir: 'dist',
    },
  );
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (name, text) => {
    // The sources of another package are read for their types alone.
    if (!path.normalize(name).startsWith('dist')) return;
    for (const format of formats) {
      emitted.set(name.replace('.d.ts', format.declarations), published(text, format));
    }
  });
  failOn(diagnostics);
  for (const [name, text] of emitted) {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, text);
  }
}
