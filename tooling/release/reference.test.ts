import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

it('the reference tells of every entry of the packages', () => {
  const { entryPoints } = read('typedoc.json') as { entryPoints: string[] };
  const sources = ['contract', 'api-client', 'chat', 'ui'].flatMap((name) => {
    const { exports } = read(`packages/${name}/package.json`) as {
      exports: Record<string, Record<string, string> | string>;
    };
    return Object.values(exports).flatMap((entry) => {
      const source = typeof entry === 'string' ? entry : entry['@pothik/source'];
      return source?.endsWith('.ts') ? [path.posix.join('packages', name, source)] : [];
    });
  });
  expect(entryPoints.toSorted()).toEqual(sources.toSorted());
});
