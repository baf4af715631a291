import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache, toAnswer } from './answer-cache.ts';

const maxAge = 60;

let cache = new AnswerCache();
beforeEach(() => {
  vi.useFakeTimers();
  cache = new AnswerCache();
});
afterEach(() => vi.useRealTimers());

/** Makes answers that take a second, each with its number. */
function maker() {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    const body = String(count);
    await vi.advanceTimersByTimeAsync(1_000);
    return toAnswer(body, maxAge);
  });
}

const textOf = async (answer: ReturnType<AnswerCache['getOrMake']>) =>
  (await answer).plain.toString();

describe('an answer that is missing', () => {
  it('is made once for all who ask at the same time', async () => {
    const make = maker();
    const asked = Array.from({ length: 50 }, () => textOf(cache.getOrMake('/', make)));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['1']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made anew after it could not be made', async () => {
    const broken = vi.fn(() => Promise.reject(new Error('broken')));
    const asked = [cache.getOrMake('/', broken), cache.getOrMake('/', broken)];
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(broken).toHaveBeenCalledTimes(1);
    expect(await textOf(cache.getOrMake('/', maker()))).toBe('1');
  });
});

describe('an answer that is kept', () => {
  it('is one per address', async () => {
    const make = maker();
    expect(await textOf(cache.getOrMake('/a', make))).toBe('1');
    expect(await textOf(cache.getOrMake('/b', make))).toBe('2');
    expect(cache.get('/a')?.plain.toString()).toBe('1');
  });

  it('is sent until it is as old as it may be', async () => {
    const make = maker();
    await cache.getOrMake('/', make);
    await vi.advanceTimersByTimeAsync(maxAge * 1_000 - 1);
    expect(cache.get('/')?.plain.toString()).toBe('1');
    await vi.advanceTimersByTimeAsync(2);
    expect(cache.get('/')).toBeUndefined();
    expect(await textOf(cache.getOrMake('/', make))).toBe('2');
  });

  it('is gone at once where it may have no age', async () => {
    await cache.getOrMake('/', () => Promise.resolve(toAnswer('now', 0)));
    await vi.advanceTimersByTimeAsync(2);
    expect(cache.get('/')).toBeUndefined();
  });

  it('is forgotten when data change', async () => {
    const make = maker();
    await cache.getOrMake('/', make);
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
    expect(await textOf(cache.getOrMake('/', make))).toBe('2');
  });

  it('is never one that was being made when data changed', async () => {
    const { promise: before, resolve: finish } = Promise.withResolvers<undefined>();
    const old = cache.getOrMake('/', async () => {
      await before;
      return toAnswer('old', maxAge);
    });
    cache.clear();
    const { promise: after, resolve: finishNew } = Promise.withResolvers<undefined>();
    const current = cache.getOrMake('/', async () => {
      await after;
      return toAnswer('new', maxAge);
    });
    finish(undefined);
    expect(await textOf(old)).toBe('old');
    expect(cache.get('/')).toBeUndefined();
    // The one that is being made now is still the one that all wait for.
    const joined = cache.getOrMake('/', () => Promise.reject(new Error('made twice')));
    finishNew(undefined);
    expect([await textOf(current), await textOf(joined)]).toEqual(['new', 'new']);
    expect(cache.get('/')?.plain.toString()).toBe('new');
  });
});

describe('what is kept', () => {
  it('is 1,000 answers, those that were asked for last', async () => {
    const make = (key: string) =>
      cache.getOrMake(key, () => Promise.resolve(toAnswer(key, maxAge)));
    for (let index = 0; index < 1_000; index += 1) await make(`/${String(index)}`);
    expect(cache.get('/0')).toBeDefined();
    await make('/one-more');
    expect(cache.get('/0')).toBeDefined();
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.get('/2')).toBeDefined();
  });

  it('is 64 MiB at most: each counts twice, as it is kept compressed as well', async () => {
    const body = 'a'.repeat(15 * 1_048_576);
    const make = (key: string) =>
      cache.getOrMake(key, () => Promise.resolve(toAnswer(body, maxAge)));
    await make('/1');
    await make('/2');
    expect(cache.get('/1')).toBeDefined();
    await make('/3');
    expect([cache.get('/1'), cache.get('/3')]).not.toContain(undefined);
    expect(cache.get('/2')).toBeUndefined();
  });
});
