import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const styles = path.resolve(import.meta.dirname, '..');

it('no stylesheet asks for a direction in a way that minifiers turn into a list of languages', () => {
  const files = globSync('**/*.css', { cwd: styles });
  expect(files.length).toBeGreaterThan(40);
  expect(
    files.filter((file) => readFileSync(path.join(styles, file), 'utf8').includes(':dir(')),
  ).toEqual([]);
});
