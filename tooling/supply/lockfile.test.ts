import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** All that is installed, one way or another. */
const lockfiles = [
  'pnpm-lock.yaml',
  'e2e/identity-provider/pnpm-lock.yaml',
  'tooling/release/registry/pnpm-lock.yaml',
];

it.each(lockfiles)(
  'takes every library from the registry, by the hash of its content: %s',
  (name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    const resolutions = [...text.matchAll(/^ +resolution: (.+)$/gm)].map(([, one = '']) => one);
    expect(resolutions.length).toBeGreaterThan(10);
    const others = resolutions.filter((one) => !/^\{integrity: sha512-[\w+/=]+\}$/.test(one));
    expect(others).toEqual([]);
  },
);
