import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingFiles } from '../build/missing-files.ts';
import { publishedManifest } from './published-manifest.ts';

const packages = path.resolve(import.meta.dirname, '../../packages');
const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');

interface Manifest extends Record<string, unknown> {
  name: string;
  exports: Record<string, Record<string, string>>;
  files: string[];
  scripts: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const folders = readdirSync(packages);
const manifests = folders.map((folder) => JSON.parse(read(`${folder}/package.json`)) as Manifest);

it.each(manifests)(
  '$name may be installed by everybody, and says under which licence',
  (manifest) => {
    expect(manifest.publishConfig).toEqual({ access: 'public' });
    expect(manifest.keywords).toContain('pothik');
    expect(manifest.license).toMatch(/^MIT\b/);
    expect(manifest.scripts.prepack).toBe('node ../../tooling/build/refuse-unbuilt.ts');
  },
);

it('every package carries the same licence, and the fonts theirs', () => {
  expect(new Set(folders.map((folder) => read(`${folder}/LICENSE`))).size).toBe(1);
  expect(read('ui/fonts/OFL.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(manifests.find(({ name }) => name === '@pothik/ui')).toMatchObject({
    license: 'MIT AND OFL-1.1',
    files: expect.arrayContaining(['fonts/OFL.txt']) as string[],
  });
});

it('packages that need the same library take the same versions of it', () => {
  const ranges = new Map<string, Set<string>>();
  for (const { peerDependencies = {} } of manifests) {
    for (const [name, range] of Object.entries(peerDependencies)) {
      ranges.set(name, (ranges.get(name) ?? new Set()).add(range));
    }
  }
  expect(ranges.get('react')).toBeDefined();
  for (const [name, found] of ranges) expect([...found], name).toHaveLength(1);
});

it('what is published leads to no sources, and tells where it comes from', () => {
  for (const [index, manifest] of manifests.entries()) {
    const published = publishedManifest(manifest, {
      repository: 'https://example.com/team/house',
      folder: `packages/${folders[index]}`,
    });
    expect(JSON.stringify(published)).not.toContain('@pothik/source');
    expect(Object.keys(published.exports as object)).toEqual(Object.keys(manifest.exports));
    expect(published).toMatchObject({
      homepage: `https://example.com/team/house/tree/main/packages/${folders[index]}#readme`,
      bugs: { url: 'https://example.com/team/house/issues' },
      repository: { type: 'git', url: 'git+https://example.com/team/house.git' },
    });
  }
});

it('nothing is packed whose entries lead to files that are not there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pothik-unbuilt-'));
  try {
    const manifest = { exports: { '.': { types: './index.d.ts', default: './index.js' } } };
    writeFileSync(path.join(folder, 'index.js'), '');
    expect(missingFiles(folder, manifest)).toEqual(['./index.d.ts']);
    writeFileSync(path.join(folder, 'index.d.ts'), '');
    expect(missingFiles(folder, manifest)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
