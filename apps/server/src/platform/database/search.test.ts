import { describe, expect, it } from 'vitest';
import { toSearch } from './search.ts';

describe('toSearch', () => {
  it.each(['01712-345 678', '(01712) 345678', 'tel:+88 (0)1712.345678', '০১৭১২–৩৪৫৬৭৮'])(
    'looks for the digits of a phone number typed as %s, and for the text itself',
    (typed) => {
      expect(toSearch(typed)).toEqual({
        pattern: `%${typed}%`,
        phone: '%01712345678%',
        isIndexed: true,
      });
    },
  );

  it.each(['Rahima Begum-Khan', 'PTK-2345-67', '12-34 x', '1 (2)'])(
    'looks for %s as it is typed',
    (typed) => {
      expect(toSearch(typed)).toEqual({ pattern: `%${typed.toLowerCase()}%`, isIndexed: true });
    },
  );

  it.each([undefined, '', ' '])('looks for nothing in %j', (typed) => {
    expect(toSearch(typed)).toBeUndefined();
  });
});
