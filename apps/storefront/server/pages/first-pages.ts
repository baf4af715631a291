import type { CachedPage } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Renders a page with what has come by the end of `patience`; without it with all that it shows. */
export type Render = (patience?: Promise<void>) => Promise<RenderedPage>;

/**
 * Pages that go out before all of them has come, to whoever asks while they are being made. The whole
 * one follows for those who ask later.
 */
export class FirstPages {
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  readonly #grace: number;

  /** @param grace how long a page waits for what it shows, in milliseconds. */
  constructor(grace: number) {
    this.#grace = grace;
  }

  /** The whole page; until it is there `firstOf` has what can be sent instead. */
  async render(key: string, render: Render): Promise<RenderedPage> {
    const readAt = Date.now();
    const rendering = render(new Promise((end) => setTimeout(end, this.#grace)));
    const first = rendering.then((page) => ({ page, readAt }));
    this.#underWay.set(key, first);
    try {
      const page = await rendering;
      return page.isEarly ? await render() : page;
    } finally {
      if (this.#underWay.get(key) === first) this.#underWay.delete(key);
    }
  }

  /** What is there soonest: the whole page, or what has come of one that is being made. */
  firstOf(key: string, whole: Promise<CachedPage>): Promise<CachedPage> {
    const first = this.#underWay.get(key);
    if (!first) return whole;
    // The one that comes later is nobody's.
    whole.catch(() => undefined);
    return Promise.race([whole, first]);
  }
}
