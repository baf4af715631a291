import { describe, expect, it } from 'vitest';
import { isSlug, toSlug } from './slug.ts';

describe('what a category is called in addresses', () => {
  it.each(['visa', 'work-visa-2026', 'কাজ', 'ওমরাহ-প্যাকেজ'])('can be %s', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each([
    '',
    'details',
    '__proto__',
    'a/b',
    'a b',
    '-a',
    'a-',
    'a--b',
    'Visa',
    '..',
    '%2f',
    'a.b',
  ])('can not be %j', (slug) => {
    expect(isSlug(slug)).toBe(false);
  });

  it.each([
    ['Work Visa & Permits', 'work-visa-permits'],
    ['  ওমরাহ প্যাকেজ! ', 'ওমরাহ-প্যাকেজ'],
    ['???', ''],
  ])('comes of the name %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});
