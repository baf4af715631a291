import { expect, it } from 'vitest';
import { firstPieceSize, nextPieceSize } from './piece-size.ts';

/** The sizes of the first pieces on a line of so many bytes a second. */
function sizesAt(bytesPerSecond: number): number[] {
  const sizes = [firstPieceSize];
  for (let size = firstPieceSize; sizes.length < 5; sizes.push(size)) {
    size = nextPieceSize(size, (size * 1_000) / bytesPerSecond);
  }
  return sizes;
}

it('sends more at once on a quick line, step by step', () => {
  expect(sizesAt(1_000_000)).toEqual([16_384, 32_768, 65_536, 65_536, 65_536]);
});

it('sends no more at once than a slow line carries in two seconds, and never less than the least', () => {
  expect(sizesAt(12_000).at(-1)).toBe(24_000);
  expect(sizesAt(2_000).at(-1)).toBe(16_384);
});

it('takes a piece that arrived at once for a quick one', () => {
  expect(nextPieceSize(16_384, 0)).toBe(32_768);
});

it('sends more at once on a quick line to far away, whose answers take long in any case', () => {
  expect(nextPieceSize(16_384, 2_100, 2_000)).toBe(32_768);
  expect(nextPieceSize(16_384, 2_100)).toBe(16_384);
});
