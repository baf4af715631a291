import { cleanHtml as cleanToShow } from '@pothik/contract/clean-html';
import { hostileHtml } from '@pothik/tooling/hostile-html';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './html.ts';

describe('HTML to be stored', () => {
  it.each(hostileHtml)('loses what could harm: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<(?!\/?(?:p|a|b|th|table)[ >])|<[^>]* (?!href|rel|scope)[a-z]+=|script:|(?:data|ftp):|evil/i,
    );
  });

  it.each(hostileHtml)('is shown as it is stored: %s', (html) => {
    const stored = cleanHtml(html);
    expect(cleanToShow(stored)).toBe(stored);
  });

  it('is shown as it is stored, whatever staff write', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostileHtml, '<p>', '</p>', '<a href="', '">', "'", '&lt;', '<!--', '-->'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const stored = cleanHtml(parts.join(''));
        expect(cleanToShow(stored)).toBe(stored);
      }),
    );
  });

  it.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+880171', '/service/umrah', '#fees'])(
    'keeps a link to %s',
    (address) => {
      expect(cleanHtml(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
    },
  );
});
