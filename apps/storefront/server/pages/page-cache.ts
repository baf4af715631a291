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

/** How many pages are kept; the one that was not asked for longest goes first. */
const capacity = 500;

/**
 * Pages that were rendered lately. A page that is no longer fresh is sent all the same while a new
 * one is made. Requests for one page render it once.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    const age = kept ? Date.now() - kept.readAt : Infinity;
    // Asked for just now: addresses that nobody else asks for cannot push it out.
    if (kept) this.#keep(key, kept);
    if (kept && age < shownFor) kept.page.recompress();
    if (kept && age < freshFor) return kept;
    const rendering = this.#underWay.get(key) ?? this.#start(key, render);
    if (!kept || age >= shownFor) return rendering;
    // The next request finds what comes of it; a failure leaves the old page in place.
    rendering.catch(() => undefined);
    return kept;
  }

  #start(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const readAt = Date.now();
    const generation = this.#generation;
    const rendering = render()
      .then((rendered) => {
        const made = { page: this.#unchanged(key, rendered) ?? rendered, readAt };
        if (made.page.status < 500 && generation === this.#generation) this.#keep(key, made);
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
    const before = this.#pages.get(key)?.page;
    return before?.etag === etag && before.status === status ? before : undefined;
  }

  #keep(key: string, kept: CachedPage) {
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    const oldest = this.#pages.keys().next();
    if (this.#pages.size > capacity && !oldest.done) this.#pages.delete(oldest.value);
  }

  /**
   * Shows nothing again that was rendered or is being rendered. Which pages come out as they were is
   * seen when they are rendered anew: those are compressed already.
   */
  clear(): void {
    this.#generation += 1;
    for (const [key, { page }] of this.#pages) this.#pages.set(key, { page, readAt: -Infinity });
    this.#underWay.clear();
  }
}
