import { expect, it } from 'vitest';
import { categoryName } from './category-name.ts';

it.each([undefined, '', ' ', 'General'])(
  'is the general one where a server says %j',
  (category) => {
    expect(categoryName(category, 'সাধারণ')).toBe('সাধারণ');
  },
);

it('is the category of the article', () => {
  expect(categoryName('Work abroad', 'General')).toBe('Work abroad');
});
