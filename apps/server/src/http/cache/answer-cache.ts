import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How an answer may be compressed, the best first. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Runs for each who asks, and not only for the first, for whom the answer is made. */
export type ForEachAsker = (address: string) => Promise<void>;

/** An answer as bytes. */
export interface CachedAnswer {
  plain: Buffer;
  /** Compressed when it is first asked for so; nothing where that makes it no smaller. */
  compressed(encoding: Encoding): Buffer | undefined;
  etag: string;
  /** How long it may be sent, in seconds. */
  maxAge: number;
  forEachAsker: ForEachAsker | undefined;
}

/** Shorter bodies do not get smaller by compressing them. */
const worthCompressing = 1_000;

const compressors: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain, { level: 6 }),
};

export function toAnswer(body: string, maxAge: number, forEachAsker?: ForEachAsker): CachedAnswer {
  const plain = Buffer.from(body);
  const forms: Partial<Record<Encoding, Buffer>> = {};
  return {
    plain,
    compressed: (encoding) =>
      plain.length < worthCompressing
        ? undefined
        : (forms[encoding] ??= compressors[encoding](plain)),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    maxAge,
    forEachAsker,
  };
}

/** How much is kept: so many answers, and so many bytes of them; the least recently used give way. */
const bounds = { max: 1_000, maxSize: 64 * 1_048_576 };

/** In bytes. Both compressed forms, which may come later, are together smaller than the plain one. */
const sizeOf = ({ plain }: CachedAnswer, key: string) => 2 * (plain.length + key.length);

/**
 * Public answers, ready to be sent. Several requests for one that is missing make it once.
 * Everything in it is dropped when public data change.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, CachedAnswer, () => Promise<CachedAnswer>>({
    ...bounds,
    sizeCalculation: sizeOf,
    perf: Date,
    // The clock is read each time: a timer in each millisecond would cost more.
    ttlResolution: 0,
    async fetchMethod(_key, _stale, { options, context: make }) {
      const answer = await make();
      // Zero would be for ever.
      options.ttl = Math.max(1, answer.maxAge * 1_000);
      return answer;
    },
    // What was being made when data changed is answered to those who wait, and not kept.
    ignoreFetchAbort: true,
  });

  get(key: string): CachedAnswer | undefined {
    return this.#answers.get(key);
  }

  getOrMake(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    return this.#answers.forceFetch(key, { context: make });
  }

  /** Forgets everything, answers that are being made included. */
  clear(): void {
    this.#answers.clear();
  }
}
