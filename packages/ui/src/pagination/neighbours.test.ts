import { expect, it } from 'vitest';
import { neighbours } from './neighbours.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('of page %i of %i has the neighbours %j', (page, last, expected) => {
  expect(neighbours(page, last)).toEqual(expected);
});
