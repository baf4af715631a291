import { describe, expect, it } from 'vitest';
import { findCanned, withCannedText } from './canned-text.ts';

const replies = [
  { shortcut: 'hours', text: 'We are here from nine to six.' },
  { shortcut: 'price-list', text: 'It costs $& and $1.' },
];

describe('a canned reply', () => {
  it('takes the place of its shortcut when a space ends it', () => {
    expect(withCannedText('/hours ', replies)).toBe('We are here from nine to six. ');
    expect(withCannedText('Good morning! /hours ', replies)).toBe(
      'Good morning! We are here from nine to six. ',
    );
  });

  it('leaves alone what is no shortcut, or not one yet', () => {
    for (const written of ['/hours', '/unknown ', 'either/hours ', '/hours and more ', '']) {
      expect(withCannedText(written, replies)).toBe(written);
    }
  });

  it('is put in as it is written', () => {
    expect(withCannedText('/price-list ', replies)).toBe('It costs $& and $1. ');
  });

  it('is found by its shortcut and by words of its text', () => {
    expect(findCanned(replies, 'NINE here').map(({ shortcut }) => shortcut)).toEqual(['hours']);
    expect(findCanned(replies, 'price').map(({ shortcut }) => shortcut)).toEqual(['price-list']);
    expect(findCanned(replies, '')).toEqual(replies);
    expect(findCanned(replies, 'passport')).toEqual([]);
  });
});
