import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { lackHeader } from '../../app/store/page-lack.ts';
import { missedSearchHeader, missedSearchHeaders } from '../../app/store/missed-search.ts';
import { inlineHashes, toPage } from './rendered-page.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the hashes of a page', () => {
  it('are those of the scripts that run and stand around its content', () => {
    const head = '<head><script>a()</script>';
    const scripts =
      '<script type="module" async="">b()</script><script src="/x.js"></script>' +
      '<script type="application/json">{}</script>';
    expect(inlineHashes({ head, scripts }).scripts).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  it('are those of the styles in its head', () => {
    const ends = { head: '<head><style>a{}</style>', scripts: '<style>b{}</style>' };
    expect(inlineHashes(ends).styles).toEqual([hashOf('a{}')]);
  });

  it('are told once each', () => {
    const twice = '<script>a()</script><script>a()</script>';
    expect(inlineHashes({ head: '', scripts: twice }).scripts).toHaveLength(1);
  });
});

describe('a page', () => {
  const html = '<p>পথিক</p>';
  const parts = {
    headersFor: () => ({ 'content-security-policy': 'none' }),
    styleOf: () => undefined,
  };

  it('may be kept by shared caches unless it failed', async () => {
    const good = await toPage(new Response(html, { status: 404 }), parts);
    expect(good.headers['cache-control']).toContain('public');
    const bad = await toPage(new Response(html, { status: 503 }), parts);
    expect(bad.headers['cache-control']).toBe('private, no-store');
    expect(bad.isWhole).toBe(false);
  });

  it.each(['late', 'failed'])(
    'is for one visitor alone when something of it is %s',
    async (lack) => {
      const headers = { [lackHeader]: lack };
      const page = await toPage(new Response(html, { headers }), parts);
      expect(page).toMatchObject({ isWhole: false, isEarly: lack === 'late' });
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(page.headers).not.toHaveProperty(lackHeader);
    },
  );

  it('is asked for each time where it shows a search', async () => {
    const page = await toPage(new Response(html), { ...parts, isSearch: true });
    expect(page.headers['cache-control']).toBe('public, no-cache');
    const late = new Response(html, { headers: { [lackHeader]: 'late' } });
    const early = await toPage(late, { ...parts, isSearch: true });
    expect(early.headers['cache-control']).toBe('private, no-store');
  });

  it('knows which search it says to have found nothing, and does not tell browsers', async () => {
    const headers = missedSearchHeaders('সৌদি 50% \uD800');
    const page = await toPage(new Response(html, { headers }), parts);
    expect(page.missedSearch).toBe('সৌদি 50% \uFFFD');
    expect(page.headers).not.toHaveProperty(missedSearchHeader);
    expect((await toPage(new Response(html), parts)).missedSearch).toBeUndefined();
  });

  it('is compressed once in each form that is asked for', async () => {
    const page = await toPage(new Response(html), parts);
    expect(brotliDecompressSync(await page.compressed('br')).toString()).toBe(html);
    expect(gunzipSync(await page.compressed('gzip')).toString()).toBe(html);
    expect(await page.compressed('br')).toBe(await page.compressed('br'));
  });

  it('is compressed better once it has isRecompressed', async () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `<p>${String(index ** 2)}</p>`).join(
      '',
    );
    const page = await toPage(new Response(long), parts);
    const quick = await page.compressed('br');
    page.recompress();
    await vi.waitFor(
      async () => expect((await page.compressed('br')).length).toBeLessThan(quick.length),
      { timeout: 30_000 },
    );
    expect(brotliDecompressSync(await page.compressed('br')).toString()).toBe(long);
  });

  it('has the same tag for the same bytes, and another for others', async () => {
    const [first, again, other] = await Promise.all([
      toPage(new Response(html), parts),
      toPage(new Response(html), parts),
      toPage(new Response(`${html}!`), parts),
    ]);
    expect(first.etag).toBe(again.etag);
    expect(other.etag).not.toBe(first.etag);
  });
});
