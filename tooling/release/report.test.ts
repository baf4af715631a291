import { describe, expect, it } from 'vitest';
import type { PublicDeclaration } from './public-api.ts';
import { compareReports, toReport } from './report.ts';

const declared = (name: string, text: string): PublicDeclaration => ({
  name,
  text,
  exported: true,
  documented: true,
});
const options = (...members: string[]) =>
  declared('Options', ['interface Options {', ...members.map((m) => `    ${m}`), '}'].join('\n'));
const report = (...declarations: PublicDeclaration[]) => toReport(declarations);
const change = (before: string, after: string) => compareReports(before, after).change;

describe('two reports of an entry', () => {
  const before = report(declared('call', 'declare function call(): void;'), options('a?: string;'));

  it('are the same where nothing changed', () => {
    expect(change(before, before)).toBe('none');
  });

  it('tell a new name and a new member apart from what breaks', () => {
    const more = report(
      declared('call', 'declare function call(): void;'),
      options('a?: string;', 'b?: number;'),
      declared('other', 'declare const other: 1;'),
    );
    expect(compareReports(before, more)).toEqual({
      change: 'addition',
      names: ['# Options', '# other'],
    });
  });

  it('tell what is gone and what is another type', () => {
    expect(compareReports(before, report(options('a?: string;')))).toEqual({
      change: 'breaking',
      names: ['# call'],
    });
    const other = report(declared('call', 'declare function call(now: Date): void;'));
    expect(change(before, other)).toBe('breaking');
  });

  it('see through what is too long to be read', () => {
    const long = (letter: string) => report(declared('long', letter.repeat(5_000)));
    expect(long('a').length).toBeLessThan(100);
    expect(change(long('a'), long('b'))).toBe('addition');
  });
});
