import { assert, constantFrom, date as dates, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf } from './iso-day.ts';
import { readDate } from './read-date.ts';
import { dateOrder, datePattern, daySpelling, writeDate } from './write-date.ts';

const locales = [
  'en-GB',
  'en-US',
  'bn-BD',
  'bn-IN',
  'de-DE',
  'ja-JP',
  'ar-EG',
  'fa-IR',
  'th-TH',
  'my',
];
const days = dates({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10));

describe('readDate', () => {
  it.each([
    ['23/11/2026', 'en-GB'],
    ['11/23/2026', 'en-US'],
    ['২৩/১১/২০২৬', 'bn-BD'],
    ['২৩-১১-২০২৬', 'en-GB'],
    ['23 11 2026', 'bn-BD'],
    ['23.11.2026', 'en-GB'],
    ['23112026', 'en-GB'],
    ['11232026', 'en-US'],
    ['২৩১১২০২৬', 'bn-BD'],
    ['2026-11-23', 'en-US'],
    ['2026/11/23', 'bn-BD'],
    ['23/11/2026', 'ja-JP'],
    ['23 November 2026', 'en-GB'],
    ['23rd nov, 2026', 'bn-BD'],
    ['Nov 23, 2026', 'en-US'],
    ['2026 Nov 23', 'en-GB'],
    ['২৩ নভেম্বর ২০২৬', 'bn-BD'],
    ['২৩শে নভে. ২০২৬', 'bn-BD'],
  ])('%s in %s is 23 November', (text, locale) => {
    expect(readDate(text, locale)).toBe('2026-11-23');
  });

  it('reads both spellings of a Bangla month', () => {
    expect(readDate('৫ জানুয়ারি ২০২৭', 'bn-BD')).toBe('2027-01-05');
    expect(readDate('৫ জানুয়ারী ২০২৭', 'bn-BD')).toBe('2027-01-05');
  });

  it.each([
    '',
    ' ',
    '30/02/2026',
    '29/02/2027',
    '00/11/2026',
    '23/13/2026',
    '23/11',
    '23',
    'soon',
    '23 Foo 2026',
    '23 ju 2026',
    '1/2/3/2026',
    '23/11/0026',
    '23/11/202',
    '23/11/20261',
  ])('%j is none', (text) => {
    expect(readDate(text, 'en-GB', 2026)).toBe('');
  });

  it.each([
    ['26', '2026-11-23'],
    ['45', '2045-11-23'],
    ['46', '1946-11-23'],
    ['99', '1999-11-23'],
  ])('a year of two digits lies near this one: %s', (year, day) => {
    expect(readDate(`23/11/${year}`, 'en-GB', 2026)).toBe(day);
    // While one types, they may be the first of four.
    expect(readDate(`23/11/${year}`, 'en-GB')).toBe('');
  });

  it('reads what was written, in every language', () => {
    assert(
      property(days, constantFrom(...locales), (day, locale) => {
        expect(readDate(writeDate(day, locale), locale)).toBe(day);
      }),
    );
  });

  it('reads what was spelled out', () => {
    assert(
      property(
        days,
        constantFrom('en-GB', 'en-US', 'bn-BD', 'de-DE', 'ru', 'pl'),
        (day, locale) => {
          expect(readDate(daySpelling(locale).format(dateOf(day)), locale)).toBe(day);
        },
      ),
    );
  });

  it('makes of any text a day that exists, or none', () => {
    assert(
      property(string({ unit: 'grapheme' }), constantFrom(...locales), (text, locale) => {
        const day = readDate(text, locale, 2026);
        if (day) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});

describe('the order of a date', () => {
  it.each([
    ['en-GB', ['day', 'month', 'year'], 'DD/MM/YYYY'],
    ['en-US', ['month', 'day', 'year'], 'MM/DD/YYYY'],
    ['bn-BD', ['day', 'month', 'year'], 'DD/MM/YYYY'],
    ['ja-JP', ['year', 'month', 'day'], 'YYYY/MM/DD'],
  ])('%s', (locale, order, pattern) => {
    expect(dateOrder(locale)).toEqual(order);
    expect(datePattern(locale, { day: 'DD', month: 'MM', year: 'YYYY' })).toBe(pattern);
  });
});
