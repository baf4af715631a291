import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { difference } from './difference.ts';

function picture(width: number, height: number, dots: Readonly<Record<number, number>> = {}) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [pixel, red] of Object.entries(dots)) png.data[Number(pixel) * 4] = red;
  return PNG.sync.write(png);
}

const colourAt = (bytes: Buffer, pixel: number) => [
  ...PNG.sync.read(bytes).data.subarray(pixel * 4, pixel * 4 + 3),
];

it('marks what one can see to differ', () => {
  const { picture: result, pixels } = difference(picture(4, 4), picture(4, 4, { 5: 0, 6: 250 }));
  expect(pixels).toBe(1);
  expect(colourAt(result, 5)).toEqual([214, 40, 40]);
  expect(colourAt(result, 0)).toEqual([255, 255, 255]);
});

it('takes for different where only one of them reaches', () => {
  const { picture: result, pixels } = difference(picture(4, 4), picture(5, 6));
  expect(pixels).toBe(5 * 6 - 4 * 4);
  const { width, height } = PNG.sync.read(result);
  expect([width, height]).toEqual([5, 6]);
});

it('finds nothing between equal pictures', () => {
  expect(difference(picture(3, 3), picture(3, 3)).pixels).toBe(0);
});
