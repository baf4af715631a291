import { expect, it } from 'vitest';
import { saidOr } from './said-or.ts';

it.each([
  ['Saved for you', 'Saved', 'Saved for you'],
  [undefined, 'Saved', 'Saved'],
  ['', 'Saved', 'Saved'],
  ['Saved for you', 'রাখা হয়েছে', 'রাখা হয়েছে'],
  ['আপনার জন্য রাখা হয়েছে', 'রাখা হয়েছে', 'আপনার জন্য রাখা হয়েছে'],
  [undefined, 'রাখা হয়েছে', 'রাখা হয়েছে'],
])('of %j and %j shows %j', (said, own, shown) => {
  expect(saidOr(said, own)).toBe(shown);
});
