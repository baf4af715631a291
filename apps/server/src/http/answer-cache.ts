import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** An answer as bytes, in each form in which it may be sent. */
export interface CachedAnswer {
  plain: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
  etag: string;
  /** In milliseconds of `Date.now()`. */
  freshUntil: number;
}

/** Shorter bodies do not get smaller by compressing them. */
const worthCompressing = 1_000;

export function toAnswer(body: string, maxAge: number): CachedAnswer {
  const plain = Buffer.from(body);
  const compress = plain.length >= worthCompressing;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    plain,
    gzip: compress ? gzipSync(plain, { level: 6 }) : undefined,
    brotli: compress ? brotliCompressSync(plain, options) : undefined,
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
    return answer && answer.freshUntil > Date.now() ? answer : undefined;
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
