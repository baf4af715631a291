import { describe, expect, it } from 'vitest';
import { cleanServiceHtml, summarize } from './service-html.ts';

describe('a description', () => {
  it('keeps what descriptions are made of', () => {
    const html = '<h3>বাংলা</h3><p>One <strong>two</strong></p><ul><li>three</li></ul>';
    expect(cleanServiceHtml(html)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<style>body{display:none}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name="nid"></form>',
    '<p onclick="alert(1)" style="position:fixed">',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('loses %s', (html) => {
    expect(cleanServiceHtml(html)).not.toMatch(
      /<(script|img|svg|style|iframe|form|input|math)|on\w+=|style=/i,
    );
  });

  it('keeps links to pages and loses links that run', () => {
    expect(cleanServiceHtml('<a href="https://mofa.gov.bd">x</a>')).toContain(
      'href="https://mofa.gov.bd"',
    );
    expect(cleanServiceHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
    expect(cleanServiceHtml('<a href="java\tscript:alert(1)">x</a>')).not.toContain('script:');
  });

  it('is cut at a word for search engines', () => {
    expect(summarize('<p>One</p><p>two</p>')).toBe('One two');
    expect(summarize(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word )+…$/);
  });
});
