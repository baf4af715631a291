import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { missedSearchHeader, readMissedSearch } from '../../app/store/missed-search.ts';
import { lackHeader } from '../../app/store/page-lack.ts';
import { inlineStyles } from './inline-styles.ts';
import { pageAge } from './page-cache.ts';
import { rewriteHeadAndTail, type HeadAndTail } from './head-and-tail.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { traceCalls } from './trace-calls.ts';

/** How a page may be compressed, the best first. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A page as bytes. */
export interface RenderedPage {
  status: number;
  /** Nothing of it has failed or is missing: it may be kept, and shown to others. */
  isWhole: boolean;
  /** Something of it had not come yet. */
  isEarly: boolean;
  headers: Record<string, string>;
  plain: Buffer;
  /** Compressed when it is first asked for so; hardly anybody asks for more than one form. */
  compressed(encoding: Encoding): Promise<Buffer>;
  /** It is asked for more than once: it is worth being made as small as can be, once. */
  recompress: () => void;
  etag: string;
  /** It says that this search found nothing. */
  missedSearch: string | undefined;
}

/** What the router tells of a page, and nobody else is told. */
const ownHeaders = [lackHeader, missedSearchHeader];

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashesOf = (html: string, element: RegExp): string[] => {
  const hashes = [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
  return [...new Set(hashes)];
};

/** The hashes of what a page carries in itself, for its Content-Security-Policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Those of a page's own scripts and styles: nothing that its content holds is allowed. */
export const inlineHashes = ({ head, scripts }: HeadAndTail): InlineHashes => ({
  scripts: hashesOf(head + scripts, inlineScript),
  styles: hashesOf(head, inlineStyle),
});

interface PageParts {
  headersFor: (hashes: InlineHashes) => Record<string, string>;
  /** See `inlineStyles`. */
  styleOf: (address: string) => string | undefined;
  /** What a search finds changes at once: whoever keeps the page asks each time whether it is still so. */
  isSearch?: boolean;
  /** Whether its calls are traced. */
  isTraced?: boolean;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const brotli = (plain: Buffer, quality: number) =>
  toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, 5),
  gzip: (plain) => toGzip(plain, { level: 6 }),
};

/** It takes half a second of a processor: who reads all pages shall not take all processors from the others. */
const recompressInTurn = pLimit(1);

/** Of what would wait longer the quick form does, until it is asked for again. */
const mostToRecompress = 100;

const cacheControl = `public, max-age=${String(pageAge.fresh)}, stale-while-revalidate=${String(pageAge.staleWhileRevalidate)}`;

const askEachTime = 'public, no-cache';

/** Whoever has no script asks again: the page is kept as soon as it is whole. */
const askAgain = '<noscript><meta http-equiv="refresh" content="5"></noscript>';

/** An answer of the router, ready to be sent often. */
export async function toPage(
  response: Response,
  { headersFor, styleOf, isSearch = false, isTraced = false }: PageParts,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const lack = response.headers.get(lackHeader);
  const isWhole = lack === null && response.status < 500;
  const isEarly = lack === 'late';
  const { page: plain, around } = rewriteHeadAndTail(body, ({ head, scripts }) => {
    const styled = inlineStyles(head, styleOf) + (isEarly ? askAgain : '');
    return startAfterPaint({ head: isTraced ? traceCalls(styled) : styled, scripts });
  });
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  let isRecompressed = false;
  return {
    status: response.status,
    isWhole,
    isEarly,
    headers: {
      ...Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.includes(name))),
      ...headersFor(inlineHashes(around)),
      'cache-control': isWhole ? (isSearch ? askEachTime : cacheControl) : 'private, no-store',
      vary: 'accept-encoding',
    },
    plain,
    compressed: (encoding) => (forms[encoding] ??= compressors[encoding](plain)),
    recompress() {
      if (isRecompressed || recompressInTurn.pendingCount >= mostToRecompress) return;
      isRecompressed = true;
      // Until it is there, and if it never is, the quick form does.
      recompressInTurn(() => brotli(plain, constants.BROTLI_MAX_QUALITY)).then(
        (smallest) => (forms.br = Promise.resolve(smallest)),
        () => undefined,
      );
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    missedSearch: readMissedSearch(response.headers),
  };
}
