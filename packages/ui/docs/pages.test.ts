import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readableTitle } from '../.storybook/readable-title.ts';
import { entryOf } from './component-entry.ts';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(path.resolve(here, file), 'utf8');
const pages = globSync('*.mdx', { cwd: here });
const stories = globSync('../{src,docs}/**/*.stories.tsx', { cwd: here });

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The beginnings of the addresses that Storybook has. */
const known = new Set([
  ...pages.map((page) => slug(/<Meta title="(.*?)"/.exec(read(page))?.[1] ?? '')),
  ...stories.map((file) => {
    const title = /^ {2}title: '(.*)'|const meta = \{ title: '(.*?)'/m.exec(read(file));
    if (title) return slug(readableTitle(title[1] ?? title[2] ?? ''));
    const parameters = { guide: { status: 'stable' as const, use: '', avoid: '', names: '' } };
    return entryOf(file, { default: { parameters } })?.id.replace(/--docs$/, '');
  }),
]);

it.each(pages)('all that %s leads to is there', (page) => {
  const led = [...read(page).matchAll(/\?path=\/(?:docs|story)\/(.*?)--/g)].map(([, id]) => id);
  expect(led.filter((id) => !known.has(id ?? ''))).toEqual([]);
});

it('there are pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(4);
});
