import path from 'node:path';
import { build } from 'esbuild';

/** CommonJS among the libraries asks for what Node.js brings, and for where it lies. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

/** Packages that are copied as they are: they find their native or WebAssembly parts beside themselves. */
export const copiedPackages = ['sharp', '@electric-sql/pglite'];

/**
 * Bundles the server with its libraries into a folder: `main.js` and, by their own names, what runs on a
 * thread or in a process of its own. Names are kept: a stack trace can be read.
 *
 * @param server the server's workspace.
 */
export async function bundleProgram(server: string, folder: string): Promise<void> {
  const source = (file: string) => path.join(server, 'src', file);
  await build({
    entryPoints: {
      main: source('commands/main.ts'),
      'embedded-worker': source('platform/database/embedded-worker.ts'),
      'picture-process': source('modules/media/incoming/picture-process.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@pothik/folder', '@pothik/source'],
    external: copiedPackages.flatMap((name) => [name, `${name}/*`]),
    banner: { js: banner },
    logLevel: 'warning',
  });
}
