import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageAge } from './page-cache.ts';
import { startAfterPaint } from './start-after-paint.ts';

/** How a page may be compressed, the best first. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A page as bytes. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** Compressed when it is first asked for so; hardly anybody asks for more than one form. */
  compressed(encoding: Encoding): Promise<Buffer>;
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

const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => toGzip(plain, { level: 6 }),
};

const cacheControl = `public, max-age=${String(pageAge.fresh)}, stale-while-revalidate=${String(pageAge.staleWhileRevalidate)}`;

/** An answer of the router, complete and ready to be sent often. */
export async function toPage(
  response: Response,
  headersFor: (scriptHashes: string[]) => Record<string, string>,
): Promise<RenderedPage> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  const plain = Buffer.from(isHtml ? startAfterPaint(text) : text);
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...headersFor(isHtml ? scriptHashes(plain.toString()) : []),
      'cache-control': response.status < 500 ? cacheControl : 'no-store',
      vary: 'accept-encoding',
    },
    plain,
    compressed: (encoding) => (forms[encoding] ??= compressors[encoding](plain)),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
  };
}
