import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const styles: Record<string, string> = {
  '/assets/root.css': 'a{color:red}',
  '/assets/page.css': 'b{color:blue}',
};
const styleOf = (address: string) => styles[address];

/** As React writes it into the head. */
const linkTo = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="page"/>`;

it('puts the styles in the place of their link', () => {
  expect(inlineStyles(`<head>${linkTo('/assets/root.css')}`, styleOf)).toBe(
    '<head><style data-href="/assets/root.css" data-precedence="page">a{color:red}</style>',
  );
});

it('puts those in that a part loaded later has too, by the address that the app expects', () => {
  expect(inlineStyles(`<head>${linkTo('/assets/root.css#')}`, styleOf)).toBe(
    '<head><style data-href="/assets/root.css#" data-precedence="page">a{color:red}</style>',
  );
});

it('makes one of those that follow each other', () => {
  const links = linkTo('/assets/root.css') + linkTo('/assets/page.css');
  expect(inlineStyles(`<head>${links}<meta/>`, styleOf)).toBe(
    '<head><style data-href="/assets/root.css /assets/page.css" data-precedence="page">a{color:red}b{color:blue}</style><meta/>',
  );
});

it('leaves a stylesheet that is not there to its link', () => {
  const head = `<head>${linkTo('/assets/other.css')}`;
  expect(inlineStyles(head, styleOf)).toBe(head);
});
