import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { RenderedPage } from './rendered-page.ts';

/** A page and when what it shows was read, in milliseconds of `Date.now()`. */
export interface CachedPage {
  page: RenderedPage;
  readAt: number;
}

/** How long a page may be shown, as its `cache-control` says as well, in seconds. */
export const pageAge = { fresh: 15, staleWhileRevalidate: 300 };

const freshFor = pageAge.fresh * 1_000;
const shownFor = freshFor + pageAge.staleWhileRevalidate * 1_000;

/** How much is kept: so many pages, and so many bytes of them; the least recently used give way. */
const bounds = { max: 500, maxSize: 128 * 1_048_576 };

/** So many pages are made anew at once behind what was sent of them: whoever waits for an answer comes first. */
const renewedAtOnce = 2;

/** In bytes. Both compressed forms, which may come later, are together smaller than the plain one. */
const sizeOf = ({ page }: CachedPage, key: string) => 2 * (page.plain.length + key.length);

/**
 * Pages that were rendered lately. A page that is no longer fresh is sent all the same while a new
 * one is made. Requests for one page render it once.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({ ...bounds, sizeCalculation: sizeOf });
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  readonly #toRenew = new Set<string>();
  readonly #inTurn = pLimit(renewedAtOnce);
  #generation = 0;

  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    const age = kept ? Date.now() - kept.readAt : Infinity;
    if (!kept || age >= shownFor) return this.#underWay.get(key) ?? this.#start(key, render);
    kept.page.recompress();
    // The next request finds what comes of it.
    if (age >= freshFor) this.#renew(key, render);
    return kept;
  }

  /** Makes a page anew when it is its turn. A failure leaves the old one in place. */
  #renew(key: string, render: () => Promise<RenderedPage>): void {
    if (this.#toRenew.has(key) || this.#underWay.has(key)) return;
    this.#toRenew.add(key);
    void this.#inTurn(async () => {
      this.#toRenew.delete(key);
      const { readAt = -Infinity } = this.#pages.peek(key) ?? {};
      // Somebody may have waited for it meanwhile.
      if (Date.now() - readAt < freshFor) return;
      await (this.#underWay.get(key) ?? this.#start(key, render)).catch(() => undefined);
    });
  }

  #start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const readAt = Date.now();
    const generation = this.#generation;
    const rendering = render()
      .then((rendered) => {
        const made = { page: this.#unchanged(key, rendered) ?? rendered, readAt };
        if (made.page.isWhole && generation === this.#generation) this.#pages.set(key, made);
        return made;
      })
      .finally(() => {
        if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
      });
    this.#underWay.set(key, rendering);
    return rendering;
  }

  /** The page as it was kept, with its compressed forms, if the new one is the same. */
  #unchanged(key: string, { etag, status }: RenderedPage): RenderedPage | undefined {
    const before = this.#pages.peek(key)?.page;
    return before?.etag === etag && before.status === status ? before : undefined;
  }

  /**
   * Shows nothing again that was rendered or is being rendered. Which pages come out as they were is
   * seen when they are rendered anew: those are compressed already.
   */
  clear(): void {
    this.#generation += 1;
    // The least recently used first, so that it stays so.
    for (const key of [...this.#pages.rkeys()]) {
      const kept = this.#pages.peek(key);
      if (kept) this.#pages.set(key, { ...kept, readAt: -Infinity });
    }
    this.#underWay.clear();
  }
}
