import { describe, expect, it } from 'vitest';
import { cannedTextIn, findCanned, withCannedText } from './canned-text.ts';

const replies = [
  { shortcut: 'hours', text: 'We are here from nine to six.', textBn: 'আমরা নয়টা থেকে আছি।' },
  { shortcut: 'price-list', text: 'It costs $& and $1.' },
];

describe('a canned reply', () => {
  it('takes the place of its shortcut when a space ends it', () => {
    expect(withCannedText('/hours ', replies, 'en')).toBe('We are here from nine to six. ');
    expect(withCannedText('Good morning! /hours ', replies, 'en')).toBe(
      'Good morning! We are here from nine to six. ',
    );
  });

  it('leaves alone what is no shortcut, or not one yet', () => {
    for (const written of ['/hours', '/unknown ', 'either/hours ', '/hours and more ', '']) {
      expect(withCannedText(written, replies, 'en')).toBe(written);
    }
  });

  it('is put in as it is written', () => {
    expect(withCannedText('/price-list ', replies, 'en')).toBe('It costs $& and $1. ');
  });

  it('is in Bangla for who reads it, where it has been written so', () => {
    expect(withCannedText('/hours ', replies, 'bn')).toBe('আমরা নয়টা থেকে আছি। ');
    expect(withCannedText('/price-list ', replies, 'bn')).toBe('It costs $& and $1. ');
    const unwritten = { shortcut: 'hours', text: 'From nine.', textBn: '' };
    expect(cannedTextIn('bn', unwritten)).toEqual({ lang: 'en', text: 'From nine.' });
  });

  it('is found by its shortcut and by words of its texts', () => {
    expect(findCanned(replies, 'NINE here').map(({ shortcut }) => shortcut)).toEqual(['hours']);
    expect(findCanned(replies, 'নয়টা').map(({ shortcut }) => shortcut)).toEqual(['hours']);
    expect(findCanned(replies, 'price').map(({ shortcut }) => shortcut)).toEqual(['price-list']);
    expect(findCanned(replies, '')).toEqual(replies);
    expect(findCanned(replies, 'passport')).toEqual([]);
  });
});
