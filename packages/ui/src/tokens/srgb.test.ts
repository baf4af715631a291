import { describe, expect, it } from 'vitest';
import { colours, type Theme } from './colours.ts';
import { toHex, toLinear } from './srgb.ts';

describe('toHex', () => {
  it.each([
    ['oklch(0 0 0)', '#000000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(0.452 0.3132 264.05)', '#0000ff'],
    ['oklch(1 0 0 / 0.5)', '#ffffff80'],
  ])('writes %s as %s', (colour, hex) => {
    expect(toHex(colour)).toBe(hex);
  });
});

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(Object.entries(colours[theme]))('every screen shows %s as it is', (_name, colour) => {
    for (const light of toLinear(colour)) {
      expect(light).toBeGreaterThan(-0.005);
      expect(light).toBeLessThan(1.005);
    }
  });
});
