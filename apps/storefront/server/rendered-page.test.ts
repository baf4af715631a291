import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptHashes, toPage } from './rendered-page.ts';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the hashes of a page', () => {
  it('are those of the scripts that run and stand in the page', () => {
    const html =
      '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script>' +
      '<script type="application/json">{}</script><script type="application/ld+json">{}</script>';
    expect(scriptHashes(html)).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  it('are told once each', () => {
    expect(scriptHashes('<script>a()</script><script>a()</script>')).toHaveLength(1);
  });
});

describe('a page', () => {
  const html = '<p>পথিক</p>';
  const headersFor = () => ({ 'content-security-policy': 'none' });

  it('may be kept by shared caches unless it failed', async () => {
    const good = await toPage(new Response(html, { status: 404 }), headersFor);
    expect(good.headers['cache-control']).toContain('public');
    const bad = await toPage(new Response(html, { status: 503 }), headersFor);
    expect(bad.headers['cache-control']).toBe('no-store');
  });

  it('is compressed once in each form that is asked for', async () => {
    const page = await toPage(new Response(html), headersFor);
    expect(brotliDecompressSync(await page.compressed('br')).toString()).toBe(html);
    expect(gunzipSync(await page.compressed('gzip')).toString()).toBe(html);
    expect(await page.compressed('br')).toBe(await page.compressed('br'));
  });

  it('has the same tag for the same bytes', async () => {
    const [first, again] = await Promise.all([
      toPage(new Response(html), headersFor),
      toPage(new Response(html), headersFor),
    ]);
    expect(first.etag).toBe(again.etag);
  });
});
