import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stepsOf } from './guide.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the guide to an admin panel shows the files of its example as they are', async () => {
  const files = stepsOf(await read('docs/guides/admin-panel.md')).flatMap((step) =>
    'file' in step && step.file !== 'package.json' ? [step] : [],
  );
  expect(files.length).toBeGreaterThan(5);
  for (const { file, content } of files) {
    expect(content, file).toBe(await read(`examples/admin-panel/${file}`));
  }
});
