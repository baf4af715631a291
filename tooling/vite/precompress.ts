import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|svg|html|json|txt|webmanifest)$/;

/** Smaller files do not get smaller. */
const smallest = 500;

/** Puts a Brotli and a gzip form beside a file, as small as can be. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/**
 * Puts a Brotli and a gzip form beside each file that a browser loads, once and as small as can be,
 * so that the server compresses nothing while it answers.
 */
export function precompress(): Plugin {
  return {
    name: 'pothik:precompress',
    apply: 'build',
    buildApp: {
      // Frameworks add files after their bundles are written.
      order: 'post',
      async handler(builder) {
        const { client } = builder.environments;
        if (!client) return;
        // A plain app is built only after these hooks, where nobody has built it before.
        if (!client.isBuilt) await builder.build(client);
        const folder = path.resolve(client.config.root, client.config.build.outDir);
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => worthIt.test(name));
        await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
      },
    },
  };
}
