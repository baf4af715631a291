import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparkPoints, sparkSize } from './spark-points.ts';

const toPairs = (points: string) =>
  points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);

test('the line goes from one side to the other, the highest at the top', () => {
  expect(sparkPoints([0, 10, 5])).toBe('0.0,23.0 50.0,1.0 100.0,12.0');
});

test('values that are all the same are a level line in the middle', () => {
  expect(sparkPoints([7, 7])).toBe('0.0,12.0 100.0,12.0');
});

test('a single value is a level line', () => {
  expect(sparkPoints([7])).toBe('0.0,12.0 100.0,12.0');
});

test('no value leaves the drawing, and the order of heights is that of the values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 2 }), (values) => {
      const pairs = toPairs(sparkPoints(values));
      expect(pairs).toHaveLength(values.length);
      const low = values.indexOf(Math.min(...values));
      const high = values.indexOf(Math.max(...values));
      for (const [x, y] of pairs) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(sparkSize.width);
        expect(y).toBeLessThanOrEqual(pairs[low]?.[1] ?? Number.NaN);
        expect(y).toBeGreaterThanOrEqual(pairs[high]?.[1] ?? Number.NaN);
      }
    }),
  );
});
