import { parse, type Oklch } from 'culori';
import { describe, expect, it } from 'vitest';
import { controlPairs, textPairs } from './colour-pairs.ts';
import { contrast, isDisplayable } from './colour-space.ts';
import { colours, type Theme } from './colours.ts';

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(textPairs)('$front on $ground can be read (4.5 to 1)', ({ front, ground }) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('$front on $ground can be seen (3 to 1)', ({ front, ground }) => {
    expect(contrast(colours[theme][front], colours[theme][ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(colours[theme]))('every screen shows %s as it is', (_name, colour) => {
    expect(isDisplayable(parse(colour) as Oklch)).toBe(true);
  });
});
