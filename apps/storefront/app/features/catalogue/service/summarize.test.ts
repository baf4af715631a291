import { expect, it } from 'vitest';
import { summarize } from './summarize.ts';

it('is cut at a word for search engines', () => {
  expect(summarize('<p>One</p><p>two</p>')).toBe('One two');
  expect(summarize(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word )+…$/);
});
