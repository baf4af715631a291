import { describe, expect, it } from 'vitest';
import { colours, type Theme } from './colours.ts';
import { contrast, controlPairs, textPairs } from './contrast.ts';

it('black on white is 21 to 1, a colour on itself 1 to 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(0.5 0.1 90)', 'oklch(0.5 0.1 90)')).toBe(1);
});

it('agrees with the contrast of known colours', () => {
  // #0000ff on white is 8.59, #808080 on white 3.95.
  expect(contrast('oklch(0.452 0.3132 264.05)', 'oklch(1 0 0)')).toBeCloseTo(8.59, 1);
  expect(contrast('oklch(0.5999 0 0)', 'oklch(1 0 0)')).toBeCloseTo(3.95, 1);
});

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(textPairs)('$front on $ground can be read (4.5 to 1)', ({ front, ground }) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('$front on $ground can be seen (3 to 1)', ({ front, ground }) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});
