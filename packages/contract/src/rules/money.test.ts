import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMajorUnits, toMinorUnits } from './money.ts';

it.each([
  ['BDT', 1_250.5, 125_050],
  ['USD', 19.99, 1_999],
  ['JPY', 1_250, 1_250],
  ['KRW', 1_250, 1_250],
  ['VND', 1_250, 1_250],
  ['OMR', 1.25, 1_250],
  ['KWD', 1.25, 1_250],
  ['BHD', 1.25, 1_250],
])('stores %s in its smallest unit: %d as %d', (currency, major, minor) => {
  expect(toMinorUnits(major, currency)).toBe(minor);
  expect(toMajorUnits(minor, currency)).toBe(major);
});

it('loses nothing of an amount that is shown and stored again', () => {
  const currency = fc.constantFrom('BDT', 'JPY', 'KWD');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), currency, (minor, of) => {
      expect(toMinorUnits(toMajorUnits(minor, of), of)).toBe(minor);
    }),
  );
});
