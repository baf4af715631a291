import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPublicApi } from './public-api.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pothik-types-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publicTexts(name: string, declarations: string): Promise<string[]> {
  const file = path.join(folder, `${name}.d.ts`);
  await writeFile(file, declarations);
  return readPublicApi(file).map(({ text }) => text);
}

it('reads the same from declarations that the compiler wrote in another order', async () => {
  const one = await publicTexts(
    'one',
    `export declare const user: { name: string; email?: string; role: 'a' | { b: 1; c: 2 } };`,
  );
  const other = await publicTexts(
    'other',
    `export declare const user: { role: { c: 2; b: 1 } | 'a'; email?: string; name: string };`,
  );
  expect(one).toEqual(other);
  expect(one[0]).toContain('email?: string');
});

it('keeps the order of overloads, which says which is meant first', async () => {
  const text = 'export declare const call: { (of: string): 1; (of: number): 2 };';
  const other = 'export declare const call: { (of: number): 2; (of: string): 1 };';
  expect(await publicTexts('one', text)).not.toEqual(await publicTexts('other', other));
});
