import { expect, it } from 'vitest';
import { findFault, meanOf, sharpness, toLuminance } from './photo-quality.ts';

const size = { width: 64, height: 64 };

/** A grey picture, painted pixel by pixel. */
function paint(grey: (x: number, y: number) => number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      rgba.set([grey(x, y), grey(x, y), grey(x, y), 255], (y * size.width + x) * 4);
    }
  }
  return rgba;
}

const print = paint((x) => (x % 4 < 2 ? 230 : 40));
const slope = paint((x) => 80 + x * 2);

it('finds nothing wrong with sharp print in daylight', () => {
  expect(findFault(print, size)).toBeUndefined();
});

it('finds a photo dark in which hardly anything is seen', () => {
  expect(
    findFault(
      paint((x) => (x % 4 < 2 ? 70 : 10)),
      size,
    ),
  ).toBe('dark');
});

it('finds a photo blurred that has no edge', () => {
  expect(findFault(slope, size)).toBe('blurred');
});

it('sees green brighter than blue', () => {
  const [green = 0, blue = 0] = toLuminance([0, 255, 0, 255, 0, 0, 255, 255]);
  expect(green).toBeGreaterThan(blue);
});

it('has a mean and a sharpness of nothing for a picture of nothing', () => {
  expect(meanOf(new Float32Array())).toBe(0);
  expect(sharpness(new Float32Array([1, 2]), { width: 2, height: 1 })).toBe(0);
});
