import { describe, expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const labels = ['My Profile', 'My Bookings', 'Logout'];

describe('nextItem', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['l', 0, 2],
    ['m', 0, 1],
    ['M', 1, 0],
    ['m', 2, 0],
    ['l', 2, 2],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Shift', 0, undefined],
  ])('%s at %d leads to %s', (key, at, next) => {
    expect(nextItem(key, labels, at)).toBe(next);
  });

  it('leads nowhere where there is nothing', () => {
    expect(nextItem('ArrowDown', [], -1)).toBeUndefined();
  });
});
