import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstPages, type Render } from './first-pages.ts';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

const pageOf = (etag: string, isEarly: boolean): RenderedPage => ({
  status: 200,
  headers: {},
  isWhole: !isEarly,
  isEarly,
  plain: Buffer.from(''),
  compressed: () => Promise.resolve(Buffer.from('')),
  recompress: () => undefined,
  etag,
  missedSearch: undefined,
});

/** A page whose calls take so long. */
const renderIn = (milliseconds: number) => {
  const isThere = new Promise((resolve) => setTimeout(resolve, milliseconds, 'whole'));
  return vi.fn<Render>(async (patience) => {
    const first = await Promise.race([isThere, ...(patience ? [patience] : [])]);
    return pageOf(first === 'whole' ? 'whole' : 'early', first !== 'whole');
  });
};

let cache = new PageCache();
let pages = new FirstPages(150);
beforeEach(() => {
  vi.useFakeTimers();
  cache = new PageCache();
  pages = new FirstPages(150);
});
afterEach(() => vi.useRealTimers());

/** What is sent to a visitor, and when. */
async function ask(render: Render) {
  const start = Date.now();
  const whole = cache.get('/', () => pages.render('/', render));
  const asked = pages.firstOf('/', whole).then(({ page }) => ({
    etag: page.etag,
    after: Date.now() - start,
  }));
  await vi.runAllTimersAsync();
  return asked;
}

it('is sent whole when all of it comes in time', async () => {
  const render = renderIn(100);
  expect(await ask(render)).toEqual({ etag: 'whole', after: 100 });
  expect(render).toHaveBeenCalledTimes(1);
});

it('goes out without what is late, and is kept when the rest has come', async () => {
  const render = renderIn(6_000);
  expect(await ask(render)).toEqual({ etag: 'early', after: 150 });
  expect(await ask(render)).toEqual({ etag: 'whole', after: 0 });
  expect(render).toHaveBeenCalledTimes(2);
});

it('is sent as it was kept, not as far as a new one has come', async () => {
  await ask(renderIn(0));
  vi.advanceTimersByTime(20_000);
  const slow = renderIn(6_000);
  void cache.get('/', () => pages.render('/', slow));
  await vi.advanceTimersByTimeAsync(200);
  expect(await ask(slow)).toEqual({ etag: 'whole', after: 0 });
});

it('is rendered anew after it could not be rendered', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const whole = cache.get('/', () => pages.render('/', broken));
  await expect(pages.firstOf('/', whole)).rejects.toThrow('broken');
  expect(await ask(renderIn(0))).toMatchObject({ etag: 'whole' });
});
