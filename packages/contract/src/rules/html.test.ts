import { expect, it } from 'vitest';
import { allowedHtml } from './html.ts';

it('lets a description have headings, lists, tables and links', () => {
  expect(Object.keys(allowedHtml)).toEqual(expect.arrayContaining(['p', 'h3', 'li', 'td', 'a']));
});

it('lets it have nothing that runs, loads or covers anything', () => {
  for (const name of ['script', 'style', 'iframe', 'object', 'img', 'svg', 'form', 'input']) {
    expect(allowedHtml).not.toHaveProperty(name);
  }
});

it('lets links say where they lead and heads of tables for what they stand, and nothing else anything', () => {
  const withAttributes = Object.entries(allowedHtml).filter(([, own]) => own.length > 0);
  expect(withAttributes).toEqual([
    ['th', ['scope']],
    ['a', ['href', 'rel']],
  ]);
});
