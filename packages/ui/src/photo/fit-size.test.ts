import { expect, it } from 'vitest';
import { fitSize } from './fit-size.ts';

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1500, height: 2000 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2000, height: 1 },
  ],
])('fits %j into 2000 pixels as %j', (size, fitted) => {
  expect(fitSize(size)).toEqual(fitted);
});

it('fits a picture into a smaller square when asked to', () => {
  expect(fitSize({ width: 2000, height: 1000 }, 500)).toEqual({ width: 500, height: 250 });
});
