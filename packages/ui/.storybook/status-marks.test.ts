import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { markOf, statusIn } from './status-marks.ts';

const source = path.resolve(import.meta.dirname, '../src');
const guided = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
  .filter(({ text }) => text.includes('guide({'));

it('every guide states its status where the sidebar looks for it', () => {
  expect(guided.length).toBeGreaterThan(40);
  const unstated = guided.filter(({ text }) => statusIn(text) === undefined);
  expect(unstated.map(({ file }) => file)).toEqual([]);
});

it('knows no other status', () => {
  expect(statusIn("guide({ status: 'finished' })")).toBeUndefined();
  expect(statusIn("status: 'draft'")).toBeUndefined();
});

it('marks what is not stable', () => {
  expect(markOf(['dev', 'draft'])).toBe('draft');
  expect(markOf(['dev', 'deprecated'])).toBe('deprecated');
  expect(markOf(['dev', 'stable'])).toBeUndefined();
});
