import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

const bytes = Buffer.from('');
const pageOf = (etag: string, status = 200): RenderedPage => ({
  status,
  isWhole: status < 500,
  isEarly: false,
  headers: {},
  plain: bytes,
  compressed: () => Promise.resolve(bytes),
  recompress: vi.fn(),
  etag,
  missedSearch: undefined,
});

/** Rendering that takes a second and numbers its pages. */
function renderer(statuses: number[] = []) {
  let count = 0;
  return vi.fn(async () => {
    count += 1;
    const number = count;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return pageOf(String(number), statuses[number - 1]);
  });
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

let cache = new PageCache();
beforeEach(() => {
  vi.useFakeTimers();
  cache = new PageCache();
});
afterEach(() => vi.useRealTimers());

/** Asks for a page and answers its number once it is there. */
async function ask(render: () => Promise<RenderedPage>, key = '/') {
  const asked = cache.get(key, render);
  asked.catch(() => undefined);
  await seconds(1);
  return (await asked).page.etag;
}

describe('a page that nobody has asked for', () => {
  it('is rendered once for all who ask at the same time', async () => {
    const render = renderer();
    const asked = Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
    await seconds(1);
    expect(new Set((await asked).map(({ page }) => page.etag))).toEqual(new Set(['1']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('does not wait for another page', async () => {
    void cache.get('/slow', () => new Promise<never>(() => undefined));
    expect(await ask(renderer())).toBe('1');
  });

  it('is rendered anew after it could not be rendered', async () => {
    const broken = vi.fn(() => Promise.reject(new Error('broken')));
    const asked = Promise.allSettled([cache.get('/', broken), cache.get('/', broken)]);
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(broken).toHaveBeenCalledTimes(1);
    expect(await ask(renderer())).toBe('1');
  });
});

describe('a page that is kept', () => {
  it('is sent until it is 15 seconds old', async () => {
    const render = renderer();
    await ask(render);
    await seconds(13.9);
    await expect(cache.get('/', render)).resolves.toMatchObject({ page: { etag: '1' } });
    expect(render).toHaveBeenCalledTimes(1);
    await seconds(0.1);
    await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('settles when it is asked for again', async () => {
    const render = () => Promise.resolve(pageOf('same'));
    const { page } = await cache.get('/', render);
    expect(page.recompress).not.toHaveBeenCalled();
    await cache.get('/', render);
    expect(page.recompress).toHaveBeenCalledOnce();
  });

  it('stays when it is rendered anew and has not changed', async () => {
    const render = vi.fn(() => Promise.resolve(pageOf('same')));
    const first = await cache.get('/', render);
    await seconds(20);
    await cache.get('/', render);
    await seconds(1);
    const again = await cache.get('/', render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(again.page).toBe(first.page);
    expect(again.readAt).toBeGreaterThan(first.readAt);
  });

  it('is sent at once when it is older, while one new page is made', async () => {
    const render = renderer();
    await ask(render);
    await seconds(60);
    const [first, second] = await Promise.all([cache.get('/', render), cache.get('/', render)]);
    expect([first.page.etag, second.page.etag]).toEqual(['1', '1']);
    await seconds(1);
    await expect(cache.get('/', render)).resolves.toMatchObject({ page: { etag: '2' } });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    [313.9, '1'],
    [314, '2'],
  ])('is sent until it is 315 seconds old: %d seconds later', async (later, expected) => {
    const render = renderer();
    await ask(render);
    await seconds(later);
    expect(await ask(render)).toBe(expected);
  });

  it('is as old as what it shows, however long it took to render', async () => {
    const started = Date.now();
    const asked = cache.get('/', renderer());
    await seconds(1);
    await expect(asked).resolves.toMatchObject({ readAt: started });
    await expect(cache.get('/', renderer())).resolves.toMatchObject({ readAt: started });
  });

  it.each([
    ['an answer of 503', () => Promise.resolve(pageOf('bad', 503))],
    ['an error', () => Promise.reject(new Error('broken'))],
  ])('stays when %s comes instead of a new one', async (_name, failing) => {
    await ask(renderer());
    await seconds(60);
    expect(await ask(failing)).toBe('1');
    expect(await ask(failing)).toBe('1');
    await seconds(300);
    await expect(ask(failing).catch(() => 'bad')).resolves.toBe('bad');
  });
});

describe('pages that are no longer fresh', () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/${String(index)}`);

  /** Asks for all of them once they are a minute old. */
  async function askForStale(render: () => Promise<RenderedPage>) {
    for (const path of paths) void cache.get(path, render);
    await seconds(60);
    for (const path of paths) await cache.get(path, render);
  }

  it('are made anew two at a time, each once', async () => {
    let [underWay, most] = [0, 0];
    const render = vi.fn(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 10));
      underWay -= 1;
      return pageOf('1');
    });
    await askForStale(render);
    most = 0;
    await askForStale(render);
    await seconds(2);
    expect(most).toBe(2);
    expect(render).toHaveBeenCalledTimes(3 * paths.length);
  });

  it('keep nobody who waits for another, or for one of them that may not be shown any more', async () => {
    const render = renderer();
    await askForStale(render);
    expect(Number(await ask(render, '/new'))).toBeGreaterThan(100);
    const slow = () => new Promise<never>(() => undefined);
    await seconds(60);
    for (const path of paths) await cache.get(path, slow);
    await seconds(315);
    expect(await ask(() => Promise.resolve(pageOf('anew')), '/99')).toBe('anew');
  });
});

describe('what is kept', () => {
  it('is no answer that failed', async () => {
    const render = renderer([503, 404]);
    expect([await ask(render), await ask(render), await ask(render)]).toEqual(['1', '2', '2']);
  });

  it('is 500 pages, those that were asked for last', async () => {
    const render = vi.fn((key: string) => Promise.resolve(pageOf(key)));
    const get = (key: string) => cache.get(key, () => render(key));
    for (let index = 0; index < 500; index += 1) await get(`/${String(index)}`);
    await get('/0');
    expect(render).toHaveBeenCalledTimes(500);
    await get('/one-more');
    await get('/0');
    expect(render).toHaveBeenCalledTimes(501);
    await get('/1');
    expect(render).toHaveBeenCalledTimes(502);
  });

  it('is 128 MiB at most: each counts twice, as it is kept compressed as well', async () => {
    const render = vi.fn((key: string) =>
      Promise.resolve({ ...pageOf(key), plain: Buffer.alloc(15 * 1_048_576) }),
    );
    const get = (key: string) => cache.get(key, () => render(key));
    for (const key of ['/1', '/2', '/3', '/4']) await get(key);
    await get('/1');
    expect(render).toHaveBeenCalledTimes(4);
    await get('/5');
    await get('/1');
    expect(render).toHaveBeenCalledTimes(5);
    await get('/2');
    expect(render).toHaveBeenCalledTimes(6);
  });

  it('gives way in the same order after what pages show has changed', async () => {
    const get = (key: string) => cache.get(key, () => Promise.resolve(pageOf(key)));
    for (let index = 0; index < 500; index += 1) await get(`/${String(index)}`);
    const { page: oldest } = await get('/0');
    cache.clear();
    await get('/one-more');
    expect((await get('/0')).page).toBe(oldest);
  });

  it('is nothing once what pages show has changed', async () => {
    const render = renderer();
    await ask(render);
    cache.clear();
    expect(await ask(render)).toBe('2');
  });

  it('is the same page, with its compressed forms, if it comes out as it was', async () => {
    const render = vi.fn(() => Promise.resolve(pageOf('same')));
    const { page } = await cache.get('/', render);
    cache.clear();
    await expect(cache.get('/', render)).resolves.toMatchObject({ page });
    expect((await cache.get('/', render)).page).toBe(page);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is no page that was being rendered when that changed', async () => {
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const asked = cache.get('/', () => promise);
    cache.clear();
    resolve(pageOf('before'));
    await asked;
    expect(await ask(() => Promise.resolve(pageOf('after')))).toBe('after');
  });
});
