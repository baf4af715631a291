import { expect, it } from 'vitest';
import { oneAtATimeByKey } from './one-at-a-time.ts';

it('lets the work of a key wait for its own alone, after work that failed as well', async () => {
  const run = oneAtATimeByKey();
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const start = (key: string, name: string) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return run(key, () => {
      begun.push(name);
      return end.promise;
    });
  };
  const [first, second, other] = [start('a', 'a1'), start('a', 'a2'), start('b', 'b1')];
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  ends.get('a1')?.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  ends.get('a2')?.resolve('yes');
  ends.get('b1')?.resolve('too');
  expect(await Promise.all([second, other])).toEqual(['yes', 'too']);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
