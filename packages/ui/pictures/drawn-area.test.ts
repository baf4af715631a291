import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { drawnArea } from './drawn-area.ts';

function pictureWith(dots: readonly number[]): Buffer {
  const png = new PNG({ width: 10, height: 10 });
  png.data.fill(255);
  for (const dot of dots) png.data.writeUInt32LE(0xff_00_00_00, dot * 4);
  return PNG.sync.write(png);
}

it('counts what differs from the ground', () => {
  expect(drawnArea(pictureWith([]))).toBe(0);
  expect(drawnArea(pictureWith([0, 7, 99]))).toBe(3);
});
