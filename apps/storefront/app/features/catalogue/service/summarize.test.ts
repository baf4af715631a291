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
