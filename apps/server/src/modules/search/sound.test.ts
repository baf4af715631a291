import { describe, expect, it } from 'vitest';
import { skeletonOf, soundOf, soundsOf } from './sound.ts';
import { plainLetters } from './words.ts';

const soundOfText = (text: string) => soundOf(plainLetters(text));

describe('a word sounds the same', () => {
  it.each([
    ['ভিসা', 'visa'],
    ['ভিসা', 'bhisa'],
    ['সৌদি', 'soudi'],
    ['saudi', 'soudi'],
    ['দুবাই', 'dubai'],
    ['কাতার', 'qatar'],
    ['হোটেল', 'hotel'],
    ['টিকেট', 'ticket'],
    ['ব্যাংক', 'bank'],
    ['প্যাকেজ', 'package'],
    ['চেন্নাই', 'chennai'],
    ['ওয়েল্ডার', 'welder'],
    ['সরকারি', 'sarkari'],
    ['সনদ', 'sonod'],
    ['ফ্লাইট', 'phlait'],
  ])('as %s and as %s', (one, other) => {
    expect(soundOfText(one)).toBe(soundOfText(other));
  });

  it('whether চ is written as c or as ch', () => {
    expect(soundsOf('cakri')).toContain(soundOfText('চাকরি'));
    expect(soundsOf('chakri')).toContain(soundOfText('চাকরি'));
  });
});

describe('the skeleton of a word', () => {
  it.each([
    ['ড্রাইভার', 'driver'],
    ['ইলেকট্রিশিয়ান', 'electrician'],
    ['মালয়েশিয়া', 'malaysia'],
    ['রাজমিস্ত্রি', 'rajmistri'],
  ])('is one for %s and %s', (one, other) => {
    expect(skeletonOf(soundOfText(one))).toBe(skeletonOf(soundOfText(other)));
  });

  it('is none where too little is left', () => {
    expect(skeletonOf(soundOfText('visa'))).toBeUndefined();
  });
});
