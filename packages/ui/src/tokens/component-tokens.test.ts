import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { componentTokens } from './component-tokens.ts';

const library = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(library, file), 'utf8');

/** Every custom property of the library that a stylesheet reads, with what it is where nobody sets it. */
const reads = globSync('*/*.css', { cwd: library, exclude: ['tokens/**'] }).flatMap((file) =>
  [...read(file).matchAll(/var\(--pothik-([\w-]+)(?:, var\(--pothik-([\w-]+)\))?/g)].map(
    ([, name = '', alias]) => ({ name, alias }),
  ),
);

it('stylesheets read each token of components, with the token that it is by itself', () => {
  const found = reads.flatMap(({ name, alias }) => (alias === undefined ? [] : [[name, alias]]));
  expect(Object.fromEntries(found)).toEqual(componentTokens);
  for (const [name = '', alias] of found) expect(componentTokens).toHaveProperty(name, alias);
});

it('stylesheets read no other token than there is', () => {
  const tokens = new Set(
    [...read('tokens/tokens.css').matchAll(/--pothik-([\w-]+):/g)].map(([, name]) => name),
  );
  const unknown = reads.filter(({ name, alias }) => alias === undefined && !tokens.has(name));
  expect(unknown).toEqual([]);
});
