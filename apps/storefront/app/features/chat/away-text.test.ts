import { expect, it } from 'vitest';
import { awayTextIn } from './away-text.ts';

const both = { awayText: 'Back on Sunday', awayTextBn: 'রবিবার ফিরব' };

it('is read in the language of the page', () => {
  expect(awayTextIn('en', both)).toBe('Back on Sunday');
  expect(awayTextIn('bn', both)).toBe('রবিবার ফিরব');
});

it('is read in English where the owner has written no other', () => {
  expect(awayTextIn('bn', { awayText: 'Back on Sunday' })).toBe('Back on Sunday');
  expect(awayTextIn('bn', { awayText: 'Back on Sunday', awayTextBn: '' })).toBe('Back on Sunday');
});

it('is nothing where there is none', () => {
  expect(awayTextIn('en', {})).toBeUndefined();
  expect(awayTextIn('en', { awayText: '', awayTextBn: 'রবিবার ফিরব' })).toBeUndefined();
});
