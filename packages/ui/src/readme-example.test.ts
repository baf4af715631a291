import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { NothingHere } from './readme-example.tsx';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the example of the README compiles and renders on a server', () => {
  const body = read('readme-example.tsx')
    .replace(/^import.*\n\n/, '')
    .trim();
  expect(read('../README.md')).toContain(body);
  expect(renderToString(createElement(NothingHere))).toContain('href="/service"');
});
