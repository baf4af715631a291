import { constants } from 'node:zlib';
import type * as zlib from 'node:zlib';
import { expect, it, vi } from 'vitest';

const atOnce = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock('node:zlib', async (importOriginal) => {
  const real = await importOriginal<typeof zlib>();
  const brotliCompress = (
    plain: Buffer,
    options: zlib.BrotliOptions,
    done: zlib.CompressCallback,
  ) => {
    const isSmallest =
      options.params?.[constants.BROTLI_PARAM_QUALITY] === constants.BROTLI_MAX_QUALITY;
    if (isSmallest) atOnce.now += 1;
    atOnce.most = Math.max(atOnce.most, atOnce.now);
    real.brotliCompress(plain, options, (error, compressed) => {
      if (isSmallest) atOnce.now -= 1;
      done(error, compressed);
    });
  };
  return { ...real, brotliCompress };
});

it('pages are made smaller one after the other, though all are asked for again at once', async () => {
  // Other files may have loaded it already.
  vi.resetModules();
  const { toPage } = await import('./rendered-page.ts');
  const html = Array.from({ length: 500 }, (_, index) => `<p>${String(index ** 2)}</p>`).join('');
  const parts = { headersFor: () => ({}), styleOf: () => undefined };
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, index) => toPage(new Response(html + String(index)), parts)),
  );
  const quick = await Promise.all(pages.map((page) => page.compressed('br')));
  for (const page of pages) page.recompress();
  for (const [index, page] of pages.entries()) {
    await vi.waitFor(
      async () =>
        expect((await page.compressed('br')).length).toBeLessThan(quick[index]?.length ?? 0),
      { timeout: 30_000 },
    );
  }
  expect(atOnce.most).toBe(1);
});
