import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPicture, focusWithin, leastCrop } from './pictures.ts';

const whole = { width: 1_200, height: 800 };
const all = { left: 0, top: 0, ...whole };

describe('a part of a picture', () => {
  it('may be all of it', () => {
    expect(fitsPicture(all, whole)).toBe(true);
  });

  it.each([
    ['begins left of it', { ...all, left: -1 }],
    ['begins above it', { ...all, top: -1 }],
    ['ends right of it', { ...all, left: 1 }],
    ['ends below it', { ...all, top: 1 }],
    ['is too narrow', { ...all, width: leastCrop - 1 }],
    ['is too low', { ...all, height: leastCrop - 1 }],
  ])('does not fit where it %s', (_what, part) => {
    expect(fitsPicture(part, whole)).toBe(false);
  });

  it('of a picture that is smaller than the least is the whole of it', () => {
    const icon = { width: 32, height: 40 };
    expect(fitsPicture({ left: 0, top: 0, ...icon }, icon)).toBe(true);
    expect(fitsPicture({ left: 1, top: 0, width: 31, height: 40 }, icon)).toBe(false);
  });
});

describe('the point that stays in sight', () => {
  it('is told in percent of what is shown', () => {
    const right = { left: 600, top: 0, width: 600, height: 800 };
    expect(focusWithin({ x: 900, y: 200 }, all)).toEqual({ x: 75, y: 25 });
    expect(focusWithin({ x: 900, y: 200 }, right)).toEqual({ x: 50, y: 25 });
  });

  it('lies within what is shown, however it was cropped since', () => {
    const side = (most: number) => fc.integer({ min: 1, max: most });
    fc.assert(
      fc.property(
        fc.record({ x: side(1_200), y: side(800) }),
        fc.record({ left: side(600), top: side(400), width: side(600), height: side(400) }),
        (point, shown) => {
          for (const at of Object.values(focusWithin(point, shown))) {
            expect(at).toBeGreaterThanOrEqual(0);
            expect(at).toBeLessThanOrEqual(100);
          }
        },
      ),
    );
  });
});
