import { array, assert, nat, option, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTags, hasSeparator, splitTags } from './split-tags.ts';

describe('splitTags', () => {
  it.each([
    ['visa, umrah', ['visa', 'umrah']],
    ['visa;umrah\nhajj\r\n\tticket', ['visa', 'umrah', 'hajj', 'ticket']],
    ['  ওমরাহ ভিসা ,, হজ ', ['ওমরাহ ভিসা', 'হজ']],
    ['new   york', ['new york']],
    ['حج، عمرة', ['حج', 'عمرة']],
    [' , ', []],
    ['', []],
  ])('%j is %j', (text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });

  it('leaves nothing to split, to trim or to throw away', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        for (const tag of splitTags(text)) {
          expect(hasSeparator(tag)).toBe(false);
          expect(tag).toBe(tag.trim());
          expect(tag).not.toBe('');
        }
      }),
    );
  });
});

describe('addTags', () => {
  it('says what became of each', () => {
    expect(
      addTags(['visa'], ['Visa', 'hajj', 'HAJJ', 'a very long one', 'umrah', 'ticket'], {
        maxTags: 3,
        maxLength: 10,
      }),
    ).toEqual({
      tags: ['visa', 'hajj', 'umrah'],
      added: ['hajj', 'umrah'],
      doubles: ['Visa', 'HAJJ'],
      tooLong: ['a very long one'],
      beyond: ['ticket'],
    });
  });

  it('loses none, keeps those that were there, and holds every limit', () => {
    const words = array(string({ unit: 'grapheme', minLength: 1, maxLength: 6 }));
    const limit = option(nat(8), { nil: undefined });
    assert(
      property(words, words, limit, limit, (before, more, maxTags, maxLength) => {
        const { tags, added, doubles, tooLong, beyond } = addTags(before, more, {
          maxTags,
          maxLength,
        });
        expect([...added, ...doubles, ...tooLong, ...beyond].toSorted()).toEqual(more.toSorted());
        expect(tags).toEqual([...before, ...added]);
        if (added.length > 0) expect(tags.length).toBeLessThanOrEqual(maxTags ?? Infinity);
        for (const tag of added) {
          expect(tag.length).toBeLessThanOrEqual(maxLength ?? Infinity);
          expect(before).not.toContain(tag);
        }
        expect(new Set(added).size).toBe(added.length);
      }),
    );
  });
});
