import { expect, it } from 'vitest';
import { withTaka } from './in-taka.ts';

const rates = [{ currency: 'SAR', taka: 32.54, on: '2026-11-20' }];

it('tells a salary in whole hundreds of taka, with the rate and its day', () => {
  expect(withTaka({ min: 1_800, max: 2_200, currency: 'SAR' }, { rates })).toEqual({
    min: 1_800,
    max: 2_200,
    currency: 'SAR',
    taka: { min: 58_600, max: 71_600, rate: 32.54, on: '2026-11-20' },
  });
});

it.each([
  { min: 1_800, currency: 'QAR' },
  { min: 45_000, currency: 'BDT' },
  { min: 0, max: 900, currency: 'SAR' },
])('leaves a salary without a rate as it is: %j', (salary) => {
  expect(withTaka(salary, { rates })).toEqual(salary);
  expect(withTaka(salary, {})).toEqual(salary);
});
