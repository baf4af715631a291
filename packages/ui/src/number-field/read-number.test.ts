import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

describe('readNumber', () => {
  test.each([
    ['78000', 78_000],
    ['৭৮০০০', 78_000],
    ['1,45,000', 145_000],
    ['১,৪৫,০০০', 145_000],
    ['1 450.5', 1450.5],
    ['.5', 0.5],
    ['12.', 12],
    ['-3', -3],
    ['−3', -3],
  ])('reads %s', (written, number) => {
    expect(readNumber(written)).toBe(number);
  });

  test('reads nothing where nothing is written', () => {
    expect(readNumber('  ')).toBeUndefined();
  });

  test.each(['about 5', '1.2.3', '5 kg', '--2', '1e5', '-', '.'])(
    'does not guess at %s',
    (written) => {
      expect(readNumber(written)).toBeNaN();
    },
  );

  test('reads every amount as Bangladesh writes it, in both scripts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(readNumber(amount.toLocaleString('en-BD'))).toBe(amount);
        expect(readNumber(amount.toLocaleString('bn-BD'))).toBe(amount);
      }),
    );
  });
});
