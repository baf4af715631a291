import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages as bangla } from '../messages/bn/formats.ts';
import { messages as english } from '../messages/en/formats.ts';

const languages = [
  { name: 'English', formats: english, locale: 'en', numbers: 'en-IN' },
  { name: 'Bangla', formats: bangla, locale: 'bn-BD', numbers: 'bn-BD' },
];

describe.each(languages)('in $name', ({ formats, locale, numbers }) => {
  it('writes every amount of whole cents as Intl does, in lakh and crore', () => {
    const intl = new Intl.NumberFormat(numbers, { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        expect(formats.amount(cents / 100)).toBe(intl.format(cents / 100));
      }),
    );
  });

  it('writes the day and the time that a clock in Dhaka shows', () => {
    const intl = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: locale === 'en' ? 'short' : 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Dhaka',
    });
    const ofIntl = (date: Date) => {
      const parts = Object.fromEntries(
        intl.formatToParts(date).map(({ type, value }) => [type, value]),
      );
      const day = `${String(parts.day)} ${String(parts.month)} ${String(parts.year)}`;
      return { day, clock: `${String(parts.hour)}:${String(parts.minute)}` };
    };
    const dates = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        const [moment, { day, clock }] = [date.toISOString(), ofIntl(date)];
        expect(formats.day(moment)).toBe(day);
        expect(formats.moment(moment)).toBe(`${day}, ${clock}`);
        expect(formats.clock(moment)).toBe(clock);
      }),
    );
  });

  it('says nothing of what is no moment', () => {
    expect(formats.day('soon')).toBeUndefined();
    expect(formats.moment('')).toBeUndefined();
    expect(formats.clock('soon')).toBeUndefined();
  });
});

it.each([
  [0, '0', '০'],
  [1_500, '1,500', '১,৫০০'],
  [1_65_000, '1,65,000', '১,৬৫,০০০'],
  [12_34_567.5, '12,34,567.5', '১২,৩৪,৫৬৭.৫'],
  [-2_500, '-2,500', '-২,৫০০'],
])('writes %d as %s, in Bangla %s', (value, inEnglish, inBangla) => {
  expect(english.amount(value)).toBe(inEnglish);
  expect(bangla.amount(value)).toBe(inBangla);
});

it('writes taka with their sign, and other money with its code or its name', () => {
  const [taka, riyal] = [
    { amount: 1_65_000, currency: 'BDT' },
    { amount: 1_250.5, currency: 'SAR' },
  ];
  expect([taka, riyal].map(english.money)).toEqual(['Tk 1,65,000', '1,250.5 SAR']);
  expect([taka, riyal].map(bangla.money)).toEqual(['৳১,৬৫,০০০', '১,২৫০.৫ সৌদি রিয়াল']);
});

it('puts the day into Dhaka', () => {
  expect(english.day('2026-11-11T17:59:59Z')).toBe('11 Nov 2026');
  expect(bangla.day('2026-11-11T18:00:00Z')).toBe('১২ নভেম্বর ২০২৬');
});
