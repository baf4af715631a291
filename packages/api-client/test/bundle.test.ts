import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { endpoints } from '@pothik/contract';
import { build } from 'rolldown';
import { describe, expect, it } from 'vitest';

const entry = path.resolve(import.meta.dirname, 'entry.ts');

/** What a browser loads first for this piece of a program, minified. */
async function bundle(source: string): Promise<{ code: string; compressed: number }> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['@pothik/source', 'import', 'browser', 'default'] },
    plugins: [
      {
        name: 'entry',
        load: (id) => (id === entry ? source : undefined),
        resolveId: (id) => (id === entry ? id : undefined),
      },
    ],
    output: { minify: true },
    write: false,
  });
  const code = output
    .map((file) => (file.type === 'chunk' && file.isEntry ? file.code : ''))
    .join('');
  return { code, compressed: brotliCompressSync(code).length };
}

describe('what a browser loads', () => {
  it('of everything but the list of calls is at most 6 kB, compressed', async () => {
    const { code, compressed } = await bundle(`
      import * as sdk from '../src/index.ts';
      const { createClient: _createClient, ...core } = sdk;
      globalThis.core = core;
    `);
    const calls = await bundle(`
      import { endpoints } from '@pothik/contract';
      globalThis.endpoints = endpoints;
    `);
    expect(code).toContain('/services/subcategory/');
    expect(compressed - calls.compressed).toBeLessThanOrEqual(6_000);
    expect(code).not.toMatch(/zod/i);
  });

  it('of the list of calls is at most 25 bytes a call', async () => {
    const { compressed } = await bundle(`
      import { endpoints } from '@pothik/contract';
      globalThis.endpoints = endpoints;
    `);
    const calls = Object.values(endpoints).flatMap((group) => Object.keys(group));
    expect(compressed / calls.length).toBeLessThanOrEqual(25);
  });

  it('of one call is that call', async () => {
    const { code, compressed } = await bundle(`
      import { serviceEndpoints } from '@pothik/contract';
      import { createRequester } from '../src/index.ts';
      globalThis.get = (id) => createRequester()(serviceEndpoints.get, { id });
    `);
    expect(code).toContain('/services/{id}');
    expect(code).not.toMatch(/\/(?:admin|bookings|chats|users)\//);
    // Paging and upload are there when they are used.
    expect(code).not.toMatch(/XMLHttpRequest|hasNext:!0/);
    expect(compressed).toBeLessThanOrEqual(4_800);
  });

  it('of the catalogue in a store holds nothing of other groups', async () => {
    const { code } = await bundle(`
      import { servicesApi } from '../src/rtk-query/index.ts';
      globalThis.initiate = servicesApi.endpoints.servicesGet.initiate;
    `);
    expect(code).toContain('/services/category/');
    expect(code).not.toMatch(/\/(?:bookings|users|newsletter|chats|admin)\//);
  });
});
