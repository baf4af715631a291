import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { startAfterPaint } from './start-after-paint.ts';

/** A page as bytes, in each form in which it may be sent. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
  etag: string;
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts that a page carries in itself, for its Content-Security-Policy. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** A page may be shown this old while a newer one is made, in seconds. */
const cacheControl = 'public, max-age=15, stale-while-revalidate=300';

/** An answer of the router, complete and ready to be sent often. */
export async function toPage(
  response: Response,
  headersFor: (scriptHashes: string[]) => Record<string, string>,
): Promise<RenderedPage> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  const plain = Buffer.from(isHtml ? startAfterPaint(text) : text);
  const [gzipped, brotli] = await Promise.all([
    toGzip(plain, { level: 6 }),
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...headersFor(isHtml ? scriptHashes(plain.toString()) : []),
      'cache-control': response.status < 500 ? cacheControl : 'no-store',
      vary: 'accept-encoding',
    },
    plain,
    gzip: gzipped,
    brotli,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
  };
}
