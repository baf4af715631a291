import { describe, expect, it } from 'vitest';
import { messages as formats } from '../../messages/en/formats.ts';
import { formatSalary, titleOf } from './facts.ts';

describe('a salary', () => {
  it('is a range with its currency', () => {
    expect(formatSalary({ min: 1800, max: 2300, currency: 'SAR' }, formats)).toBe(
      '1,800 - 2,300 SAR',
    );
  });

  it('is not shown unless its lower end is above 0', () => {
    expect(formatSalary(undefined, formats)).toBeUndefined();
    expect(formatSalary({ min: 0, max: 2300, currency: 'SAR' }, formats)).toBeUndefined();
    expect(formatSalary({ min: Number.NaN }, formats)).toBeUndefined();
  });

  it('does without an upper end and a currency', () => {
    expect(formatSalary({ min: 900 }, formats)).toBe('900');
  });
});

describe('a title', () => {
  it('is the name, else the job title, else missing', () => {
    expect(titleOf({ name: 'Visa', jobTitle: 'Cook' })).toBe('Visa');
    expect(titleOf({ name: '', jobTitle: 'Cook' })).toBe('Cook');
    expect(titleOf({})).toBeUndefined();
  });
});
