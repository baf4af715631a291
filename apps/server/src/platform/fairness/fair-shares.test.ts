import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairShares } from './fair-shares.ts';

/** Holds for somebody, and notes whose holdings ended. */
function sharing(total: number, ofNetwork = Infinity) {
  const evicted: string[] = [];
  const shares = new FairShares({ total: () => total, ofNetwork });
  const hold = (path: string, amount: number) =>
    shares.hold(path.split('/'), amount, () => evicted.push(path));
  return { shares, hold, evicted };
}

describe('what is shared', () => {
  it('is all there for one while nobody else needs it', () => {
    const { hold, evicted } = sharing(10);
    expect(hold('a/guests', 10)).toBeDefined();
    expect(hold('a/guests', 1)).toBeUndefined();
    expect(evicted).toEqual([]);
  });

  it('is given by whoever holds most to whoever holds less', () => {
    const { shares, hold, evicted } = sharing(10);
    hold('b/guests', 2);
    hold('a/guests', 4);
    hold('a/guests', 4);
    expect(hold('c/guests', 3)).toBeDefined();
    expect(evicted).toEqual(['a/guests']);
    expect(shares.amount).toBe(9);
  });

  it('is refused to who would hold most', () => {
    const { hold, evicted } = sharing(10);
    for (const path of ['a', 'b', 'c', 'd', 'e']) hold(`${path}/guests`, 2);
    expect(hold('f/guests', 3)).toBeUndefined();
    expect(evicted).toEqual([]);
  });

  it('is shared in the same way between those in one network', () => {
    const { hold, evicted } = sharing(100, 10);
    for (let count = 0; count < 10; count += 1) hold('a/guests', 1);
    expect(hold('a/guests', 1)).toBeUndefined();
    expect(hold('a/user:rahima', 1)).toBeDefined();
    expect(evicted).toEqual(['a/guests']);
    expect(hold('b/guests', 1)).toBeDefined();
  });

  it('grows for whoever needs more than they said, and not beyond their share', () => {
    const { shares, hold } = sharing(10);
    hold('b/guests', 4);
    const own = hold('a/guests', 1);
    expect(own?.grow(5)).toBe(true);
    expect(own?.grow(1)).toBe(false);
    own?.release();
    own?.release();
    expect(own?.grow(1)).toBe(false);
    expect(shares.amount).toBe(4);
  });
});

const path = fc.constantFrom(
  'a/guests',
  'a/user:1',
  'a/user:2',
  'b/guests',
  'c/guests',
  'c/user:3',
);
const step = fc.record({ path, amount: fc.integer({ min: 1, max: 6 }), releases: fc.boolean() });

it('never is more than there is, and all of it comes back, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shares = new FairShares({ total: () => 20, ofNetwork: 12 });
      const holdings = new Map<number, { amount: number; release: () => void }>();
      for (const [index, { path, amount, releases }] of steps.entries()) {
        const held = shares.hold(path.split('/'), amount, () => holdings.delete(index));
        if (held) holdings.set(index, { amount, release: () => held.release() });
        const [first] = holdings;
        if (releases && first) {
          first[1].release();
          holdings.delete(first[0]);
        }
        const sum = [...holdings.values()].reduce((all, { amount }) => all + amount, 0);
        expect(shares.amount).toBe(sum);
        expect(sum).toBeLessThanOrEqual(20);
      }
      for (const { release } of holdings.values()) release();
      expect(shares.amount).toBe(0);
    }),
  );
});

it('whoever holds nothing finds room for their part, however many hold the rest', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          path: fc.constantFrom('a/x', 'b/x', 'c/x'),
          amount: fc.integer({ min: 1, max: 9 }),
        }),
        {
          maxLength: 40,
        },
      ),
      (steps) => {
        const shares = new FairShares({ total: () => 20 });
        for (const { path, amount } of steps) shares.hold(path.split('/'), amount, () => undefined);
        expect(shares.hold(['honest', 'guests'], 5, () => undefined)).toBeDefined();
      },
    ),
  );
});
