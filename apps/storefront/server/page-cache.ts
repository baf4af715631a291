import type { RenderedPage } from './rendered-page.ts';

interface Entry {
  page: RenderedPage;
  /** In milliseconds of `Date.now()`. */
  freshUntil: number;
  staleUntil: number;
}

const freshFor = 15_000;
const staleFor = 300_000;
const capacity = 500;

/**
 * Pages that were rendered lately. A page that is no longer fresh is sent all the same, once more,
 * while a new one is made. Requests for one page render it once.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<RenderedPage>>();

  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const entry = this.#entries.get(key);
    const now = Date.now();
    if (entry && entry.freshUntil > now) return entry.page;
    const rendering = this.#underWay.get(key) ?? this.#start(key, render);
    if (!entry || entry.staleUntil <= now) return rendering;
    // The next request finds what comes of it; a failure leaves the old page in place.
    rendering.catch(() => undefined);
    return entry.page;
  }

  #start(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((page) => {
        if (page.status < 500) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: RenderedPage) {
    const now = Date.now();
    this.#entries.delete(key);
    this.#entries.set(key, { page, freshUntil: now + freshFor, staleUntil: now + staleFor });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > capacity && !oldest.done) this.#entries.delete(oldest.value);
  }
}
