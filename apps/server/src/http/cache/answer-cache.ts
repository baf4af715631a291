import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How an answer may be compressed, the best first. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** An answer as bytes. */
export interface CachedAnswer {
  plain: Buffer;
  /** Compressed when it is first asked for so; nothing where that makes it no smaller. */
  compressed(encoding: Encoding): Buffer | undefined;
  etag: string;
  /** In milliseconds of `Date.now()`. */
  freshUntil: number;
}

/** Shorter bodies do not get smaller by compressing them. */
const worthCompressing = 1_000;

const compressors: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => gzipSync(plain, { level: 6 }),
};

export function toAnswer(body: string, maxAge: number): CachedAnswer {
  const plain = Buffer.from(body);
  const forms: Partial<Record<Encoding, Buffer>> = {};
  return {
    plain,
    compressed: (encoding) =>
      plain.length < worthCompressing
        ? undefined
        : (forms[encoding] ??= compressors[encoding](plain)),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    freshUntil: Date.now() + maxAge * 1_000,
  };
}

/** How many answers are kept; the one that was not asked for longest goes first. */
const capacity = 1_000;

/**
 * Public answers, ready to be sent. Several requests for one that is missing make it once.
 * Everything in it is dropped when public data change.
 */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #underWay = new Map<string, Promise<CachedAnswer>>();
  #generation = 0;

  get(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer || answer.freshUntil <= Date.now()) return undefined;
    // Asked for just now: addresses that nobody else asks for cannot push it out.
    this.#keep(key, answer);
    return answer;
  }

  async getOrMake(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const known = this.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const generation = this.#generation;
    const making = make().finally(() => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    });
    this.#underWay.set(key, making);
    const answer = await making;
    if (generation === this.#generation) this.#keep(key, answer);
    return answer;
  }

  #keep(key: string, answer: CachedAnswer) {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > capacity && !oldest.done) this.#answers.delete(oldest.value);
  }

  /** Forgets everything, answers that are being made included. */
  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#underWay.clear();
  }
}
