import { describe, expect, it } from 'vitest';
import { formats as bn } from './bn/formats.ts';
import { formats as en } from './en/formats.ts';

describe('what is written in English', () => {
  it('parts thousands, lakh and crore as the country does', () => {
    expect(en.amount(1_234_567.5)).toBe('12,34,567.5');
    expect(en.money({ amount: 12_500, currency: 'BDT' })).toBe('Tk 12,500');
    expect(en.money({ amount: 99.99, currency: 'USD' })).toBe('99.99 USD');
  });

  it('tells moments by the clock in Dhaka', () => {
    expect(en.moment(new Date('2026-11-12T20:03:00Z'))).toBe('13 Nov 2026, 02:03');
  });

  it('has short months', () => {
    expect(en.day('2026-09-01')).toBe('1 Sep 2026');
  });
});

describe('what is written in Bangla', () => {
  it('has Bangla digits in the same groups, and names currencies', () => {
    expect(bn.amount(1_234_567.5)).toBe('১২,৩৪,৫৬৭.৫');
    expect(bn.money({ amount: 12_500, currency: 'BDT' })).toBe('৳১২,৫০০');
    expect(bn.money({ amount: 1_500, currency: 'SAR' })).toBe('১,৫০০ সৌদি রিয়াল');
  });

  it('tells moments by the clock in Dhaka, in Bangla digits', () => {
    expect(bn.moment(new Date('2026-11-12T08:03:00Z'))).toBe('১২ নভেম্বর ২০২৬, ১৪:০৩');
  });

  it('has whole months', () => {
    expect(bn.day('2026-11-12')).toBe('১২ নভেম্বর ২০২৬');
  });
});
