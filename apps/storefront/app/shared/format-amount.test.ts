import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney } from './format-amount.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [950, '950'],
    [1_500, '1,500'],
    [1_234_567.5, '1,234,567.5'],
    [12.345_6, '12.35'],
    [-2_500, '-2,500'],
    [1e21, '1e+21'],
  ])('writes %d as %s', (value, written) => {
    expect(formatAmount(value)).toBe(written);
  });

  it('writes every amount of whole cents as Intl does', () => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        expect(formatAmount(cents / 100)).toBe(intl.format(cents / 100));
      }),
    );
  });
});

it('writes taka with their sign, and other money with its code', () => {
  expect(formatMoney({ amount: 78_000, currency: 'BDT' })).toBe('Tk 78,000');
  expect(formatMoney({ amount: 1_250.5, currency: 'USD' })).toBe('1,250.5 USD');
});
