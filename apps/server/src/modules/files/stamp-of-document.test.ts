import { expect, it } from 'vitest';
import { stampOfDocument } from './stamp-of-document.ts';

const copy = {
  recipient: 'Nasrin Akter',
  company: 'Pothik',
  reference: 'PTK-7K4M-2Q',
  purpose: 'forward',
  words: null,
  at: new Date('2026-11-23T20:05:00Z'),
} as const;

it('tells whom a copy is for, what for, and when it was made in Dhaka', () => {
  expect(stampOfDocument(copy)).toEqual([
    'Copy for Nasrin Akter, Pothik',
    'For an embassy, employer or airline',
    'PTK-7K4M-2Q, 24 Nov 2026, 02:05',
  ]);
});

it('has the words of staff, as far as they can be read', () => {
  expect(stampOfDocument({ ...copy, words: 'Visa of Italy' })[2]).toBe('Visa of Italy');
  expect(stampOfDocument({ ...copy, words: 'x'.repeat(300) })[2]).toHaveLength(60);
});
