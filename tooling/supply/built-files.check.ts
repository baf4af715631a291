import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { demonstrationEnvironment } from '../run/demonstration.ts';
import { findSecrets, secretsOf } from './secrets.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What others get: visitors' and staff's browsers, those who install a package, the reviewers. */
const outputs = [
  'apps/storefront/build/client',
  'apps/admin/dist',
  'packages/contract/dist',
  'packages/api-client/dist',
  'packages/chat/dist',
  'packages/ui/dist',
  'packages/ui/storybook-static',
];

const known = {
  'the folder of this checkout': root,
  'the password of the demonstration': demonstrationEnvironment.STAFF_PASSWORD,
  ...secretsOf(process.env),
};

describe.each(outputs)('the built %s', (output) => {
  it('tells no secret and nothing of the machine', async () => {
    const folder = path.join(root, output);
    if (!existsSync(folder)) throw new Error(`${output} is not there: run \`test supply\``);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) =>
      /\.(?:[cm]?js|css|html|json|map|svg|txt)$/.test(entry.name),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name);
      const found = findSecrets(await readFile(file, 'utf8'), known);
      expect(found, path.relative(root, file)).toEqual([]);
    }
  });
});

describe.each(['contract', 'api-client', 'chat', 'ui'])('the published types of %s', (name) => {
  it('lead to sources that are published beside them', async () => {
    const dist = path.join(root, 'packages', name, 'dist');
    const files = await readdir(dist, { recursive: true });
    const declarations = files.filter((file) => /\.d\.c?ts$/.test(file));
    expect(declarations.length).toBeGreaterThan(1);
    for (const declaration of declarations) {
      const map = path.join(dist, `${declaration}.map`);
      const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
      for (const source of sources) {
        const file = path.resolve(path.dirname(map), source);
        expect(file, declaration).toContain(path.join('packages', name, 'src'));
        expect(existsSync(file), file).toBe(true);
      }
    }
  });
});
