import { brotliCompressSync } from 'node:zlib';
import { endpoints } from '@pothik/contract';
import { build } from 'esbuild';
import type { Figure } from './figure.ts';

/** What a browser loads first for this piece of a program, minified and compressed, in bytes. */
async function bytesOf(program: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    splitting: true,
    outdir: 'in-memory',
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@pothik/source'],
    logLevel: 'error',
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  if (!entry) throw new Error('nothing was built');
  // What the entry imports at once comes with it; what it imports later does not.
  const chunks = outputFiles.filter(
    ({ path }) => path !== entry.path && isImportedAtOnce(entry.text, path),
  );
  return [entry, ...chunks].reduce(
    (sum, { contents }) => sum + brotliCompressSync(contents).length,
    0,
  );
}

function isImportedAtOnce(code: string, path: string): boolean {
  const name = path.split('/').at(-1) ?? path;
  return code.includes(`from"./${name}"`) || code.includes(`import"./${name}"`);
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(2)} kB brotli`;

const numberOfCalls = Object.values(endpoints).flatMap((group) => Object.keys(group)).length;

interface Budget {
  name: string;
  /** In bytes. */
  goal: number;
  program: string;
}

const core = 6_000;
/** What one declared call may add to a client that has them all, in bytes. */
const perCall = 40;

const budgets: readonly Budget[] = [
  {
    name: 'sdk: core',
    goal: core,
    program: `
      export {
        createRequester, createStorageToken, isApiError, isHttpError, isNetworkError,
        isResponseFormatError, isTimeoutError, paginate, paginatePages, resolveUrl,
      } from '@pothik/api-client';`,
  },
  {
    name: 'sdk: one call',
    goal: core - 1_200,
    program: `
      import { createRequester } from '@pothik/api-client';
      import { serviceEndpoints } from '@pothik/contract';
      export const get = (id) => createRequester()(serviceEndpoints.get, { id });`,
  },
  {
    name: `sdk: client with all ${String(numberOfCalls)} calls`,
    goal: core + perCall * numberOfCalls,
    program: `export { createClient } from '@pothik/api-client';`,
  },
];

/** What the SDK costs a page, beside two well-known clients that know no API. */
export async function sdkSize(): Promise<Figure[]> {
  const ky = await bytesOf(`export { default } from 'ky';`);
  const ofetch = await bytesOf(`export { ofetch } from 'ofetch';`);
  const figures: Figure[] = [];
  for (const { name, goal, program } of budgets) {
    const bytes = await bytesOf(program);
    figures.push({
      name,
      ours: kilobytes(bytes),
      floor: `${kilobytes(ky)} (ky), ${kilobytes(ofetch)} (ofetch)`,
      ratio: (bytes / ky).toFixed(2),
      goal: `at most ${(goal / 1_000).toFixed(1)} kB`,
      holds: bytes <= goal,
    });
  }
  return figures;
}
