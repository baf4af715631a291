import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const styles: Record<string, string> = { '/assets/root.css': 'a{color:red}' };
const styleOf = (address: string) => styles[address];

it('puts the styles in the place of their link', () => {
  const html = '<head><link rel="stylesheet" href="/assets/root.css"/></head><body></body>';
  expect(inlineStyles(html, styleOf)).toBe(
    '<head><style data-href="/assets/root.css">a{color:red}</style></head><body></body>',
  );
});

it('leaves a stylesheet that is not there to its link', () => {
  const html = '<head><link rel="stylesheet" href="/assets/other.css"/></head>';
  expect(inlineStyles(html, styleOf)).toBe(html);
});

it('leaves the content alone', () => {
  const html = '<head></head><body><link rel="stylesheet" href="/assets/root.css"/></body>';
  expect(inlineStyles(html, styleOf)).toBe(html);
});
