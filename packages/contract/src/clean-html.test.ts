import { hostileHtml } from '@pothik/tooling/hostile-html';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('HTML to be shown', () => {
  it('keeps what descriptions are made of', () => {
    const html =
      '<h3>বাংলা</h3><p>One <strong>two</strong></p><ul><li>three &amp; four</li></ul><a href="https://mofa.gov.bd/?a=1&amp;b=2" rel="noopener nofollow">x</a>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(hostileHtml)('loses what could harm: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<(?!\/?(?:p|a|b|th|table)[ >])|<[^>]* (?!href|rel|scope)[a-z]+=|script:|(?:data|ftp):|evil/i,
    );
  });

  it.each(['https://a.example/b', 'mailto:a@b.example', 'tel:+880171', '/service/umrah', '#fees'])(
    'keeps a link to %s',
    (address) => {
      expect(cleanHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
    },
  );

  it('is the same when it is cleaned once more', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostileHtml, '<p>', '</p>', '<a href="', '">', "'", '&lt;', '<!--', '-->'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const once = cleanHtml(parts.join(''));
        expect(cleanHtml(once)).toBe(once);
      }),
    );
  });
});
