import { hiddenHtml } from '@pothik/contract';
import { expect, it } from 'vitest';
import { summarize } from './summarize.ts';

it('holds nothing that nobody reads', () => {
  expect(summarize('<p>One</p><STYLE>p{}</style ><script>1 < 2</script>two<svg><title>')).toBe(
    'One two',
  );
});

it('is cut at a word for search engines', () => {
  expect(summarize('<p>One</p><p>two</p>')).toBe('One two');
  expect(summarize(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word )+…$/);
});

it.each(hiddenHtml)('omits the content of <%s>, which is no text', (tag) => {
  expect(summarize(`<p>One</p><${tag}>secret</${tag}><p>two</p>`)).toBe('One two');
});

it('keeps lines apart, and writes characters as they are read', () => {
  expect(
    summarize('<div>Fees &amp; visa</div><div>under 5 &lt; 6</div><!-- if > 9 --><dl><dt>a'),
  ).toBe('Fees & visa under 5 < 6 a');
});
