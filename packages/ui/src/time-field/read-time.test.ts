import { assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime } from './read-time.ts';
import { timeOf, writeTime } from './write-time.ts';

const locales = [
  'en-GB',
  'en-US',
  'bn-BD',
  'de-DE',
  'ja-JP',
  'ko-KR',
  'zh-TW',
  'ar-EG',
  'fa-IR',
  'bg',
];
const times = nat(24 * 60 - 1).map(
  (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
);

describe('readTime', () => {
  it.each([
    ['09:30', '09:30'],
    ['9.30', '09:30'],
    ['০৯:৩০', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['21:05', '21:05'],
    ['9:05 pm', '21:05'],
    ['9:05 P.M.', '21:05'],
    ['9pm', '21:00'],
    ['9 p', '21:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12:30 a.m.', '00:30'],
    ['9 in the evening', '21:00'],
    ['21:05 pm', '21:05'],
    ['রাত ৯:৩০', '21:30'],
    ['রাত ৯টা ৩০ মিনিট', '21:30'],
    ['রাত ১২টা', '00:00'],
    ['রাত ২টা', '02:00'],
    ['ভোর ৫টা', '05:00'],
    ['সকাল ৯টায়', '09:00'],
    ['দুপুর ১২টা', '12:00'],
    ['দুপুর ২টা', '14:00'],
    ['বিকাল ৩টা', '15:00'],
    ['বিকেল ৫:১৫', '17:15'],
    ['সন্ধ্যা ৭টা', '19:00'],
    ['৯:৩০ PM', '21:30'],
  ])('%s in Bangladesh is %s', (text, time) => {
    expect(readTime(text, 'bn-BD', true)).toBe(time);
  });

  it.each([
    '',
    ' ',
    '24:00',
    '9:60',
    '9:5',
    '13 am',
    '25',
    '1:2:3',
    '09:30:15',
    'noon-ish',
    '9:30 xyz',
    '12345',
  ])('%j is none', (text) => {
    expect(readTime(text, 'en-GB', true)).toBe('');
  });

  it('waits for what may still come', () => {
    for (const text of ['2', '21', '213', '9:3']) expect(readTime(text, 'en-GB')).toBe('');
    expect(readTime('2130', 'en-GB')).toBe('21:30');
    expect(readTime('9:30', 'en-GB')).toBe('09:30');
  });

  it('reads what was written, in every language', () => {
    assert(
      property(times, constantFrom(...locales), (time, locale) => {
        expect(readTime(writeTime(time, locale), locale, true)).toBe(time);
      }),
    );
  });

  it('reads every part of the day that a language names', () => {
    assert(
      property(times, constantFrom('en-US', 'bn-BD', 'de-DE', 'zh-TW'), (time, locale) => {
        const format = new Intl.DateTimeFormat(locale, {
          timeZone: 'UTC',
          hour: 'numeric',
          minute: '2-digit',
          hour12: true,
          dayPeriod: 'long',
        });
        expect(readTime(format.format(timeOf(time)), locale, true)).toBe(time);
      }),
    );
  });

  it('makes of any text a time that there is, or none', () => {
    assert(
      property(string({ unit: 'grapheme' }), constantFrom(...locales), (text, locale) => {
        expect(readTime(text, locale, true)).toMatch(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);
      }),
    );
  });
});
