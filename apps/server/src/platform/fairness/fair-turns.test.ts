import { expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

/** Adds `a/guests:1`, a path and a number that tells things apart, and takes turns one by one. */
function line(given: readonly [thing: string, cost: number][]) {
  const turns = new FairTurns<string>();
  const add = (thing: string, cost: number) =>
    turns.add((thing.split(':')[0] ?? '').split('/'), cost, thing);
  for (const [thing, cost] of given) add(thing, cost);
  const take = () => {
    const turn = turns.next();
    turn?.end();
    return turn?.item;
  };
  return { turns, add, take };
}

const takeAll = (take: () => string | undefined) => {
  const taken: string[] = [];
  for (let item = take(); item !== undefined; item = take()) taken.push(item);
  return taken;
};

it('whoever comes with one thing is next, however many another has', () => {
  const { add, take } = line([1, 2, 3, 4, 5].map((count) => [`a/guests:${String(count)}`, 10]));
  expect([take(), take()]).toEqual(['a/guests:1', 'a/guests:2']);
  add('b/guests:1', 10);
  expect(takeAll(take)).toEqual(['b/guests:1', 'a/guests:3', 'a/guests:4', 'a/guests:5']);
});

it('turns go by cost: whose things are costly has fewer of them', () => {
  const { take } = line([
    ...[1, 2].map((count): [string, number] => [`a/guests:${String(count)}`, 30]),
    ...[1, 2, 3, 4].map((count): [string, number] => [`b/guests:${String(count)}`, 10]),
  ]);
  expect(takeAll(take)).toEqual([
    'a/guests:1',
    'b/guests:1',
    'b/guests:2',
    'b/guests:3',
    'a/guests:2',
    'b/guests:4',
  ]);
});

it('in one network each account has its own line beside the guests', () => {
  const { take } = line([
    ['a/guests:1', 10],
    ['a/guests:2', 10],
    ['a/guests:3', 10],
    ['a/user-r:1', 10],
  ]);
  expect(takeAll(take)).toEqual(['a/guests:1', 'a/user-r:1', 'a/guests:2', 'a/guests:3']);
});

it('many accounts of one network have no more turns than another network', () => {
  const accounts = [1, 2, 3, 4].map((count): [string, number] => [`a/user-${String(count)}:1`, 10]);
  const { take } = line([...accounts, ['b/guests:1', 10], ['b/guests:2', 10]]);
  expect(takeAll(take).slice(0, 4)).toEqual([
    'a/user-1:1',
    'b/guests:1',
    'a/user-2:1',
    'b/guests:2',
  ]);
});

it('a network has one turn at a time, and another one may go beside it', () => {
  const { turns } = line([
    ['a/guests:1', 10],
    ['a/guests:2', 10],
    ['b/guests:1', 10],
  ]);
  const first = turns.next();
  const second = turns.next();
  expect([first?.item, second?.item, turns.next()]).toEqual([
    'a/guests:1',
    'b/guests:1',
    undefined,
  ]);
  first?.end();
  first?.end();
  expect(turns.next()?.item).toBe('a/guests:2');
});

it('what is taken out of the line has no turn', () => {
  const { add, take } = line([['a/guests:1', 10]]);
  const remove = add('b/guests:1', 10);
  remove();
  remove();
  expect(takeAll(take)).toEqual(['a/guests:1']);
});

it('whoever comes back after a rest has no turns saved up', () => {
  const { add, take } = line([['b/guests:1', 10]]);
  for (let count = 1; count <= 6; count += 1) add(`a/guests:${String(count)}`, 10);
  expect([take(), take(), take(), take()].filter((item) => item?.startsWith('a'))).toHaveLength(3);
  for (let count = 2; count <= 4; count += 1) add(`b/guests:${String(count)}`, 10);
  const next = [take(), take(), take(), take()];
  expect(next.filter((item) => item?.startsWith('b'))).toHaveLength(2);
});
