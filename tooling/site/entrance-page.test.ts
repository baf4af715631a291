import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entrancePage } from './entrance-page.ts';

it('the entrance of the site leads to the first entry of every package in the reference', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../typedoc.json'), 'utf8');
  const { entryPoints } = JSON.parse(text) as { entryPoints: string[] };
  const folders = entryPoints.flatMap(
    (entry) => /^packages\/([^/]+)\/src\/index\.ts$/.exec(entry)?.[1] ?? [],
  );
  const page = entrancePage(
    folders.map((name) => ({ name: `@pothik/${name}`, version: '1.0.0', description: 'a <b>' })),
  );
  expect(folders).toHaveLength(4);
  for (const folder of folders)
    expect(page).toContain(`href="reference/modules/${folder}_src.html"`);
  expect(page).toContain('href="storybook/"');
  expect(page).not.toContain('<b>');
});
