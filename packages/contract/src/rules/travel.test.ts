import { describe, expect, it } from 'vitest';
import { checkTravelDays } from './travel.ts';

describe('the days of a journey', () => {
  const now = new Date('2026-11-30T10:00:00Z');

  it.each([
    {},
    { departureDate: '', returnDate: '' },
    { departureDate: '2026-11-30' },
    { departureDate: '2026-11-29' },
    { returnDate: '2029-11-29' },
    { departureDate: '2027-01-02', returnDate: '2027-01-02' },
  ])('accepts %j', (journey) => {
    expect(checkTravelDays(journey, now)).toBeUndefined();
  });

  it.each([
    '0026-12-01',
    '2020-12-01',
    '2026-11-28',
    '2029-11-30',
    '2126-12-01',
    '20276-12-01',
    '27-12-01',
  ])('refuses %s', (day) => {
    for (const field of ['departureDate', 'returnDate'] as const) {
      expect(checkTravelDays({ [field]: day }, now)).toEqual({
        field,
        rule: 'travelDay',
      });
    }
  });

  it('refuses a return before the departure', () => {
    const journey = { departureDate: '2027-01-02', returnDate: '2027-01-01' };
    expect(checkTravelDays(journey, now)).toEqual({
      field: 'returnDate',
      rule: 'returnDay',
    });
  });
});
