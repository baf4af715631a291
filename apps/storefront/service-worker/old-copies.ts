import { savedAt } from './saved-at.ts';

const day = 24 * 60 * 60 * 1_000;

/** The bounds of a cache. */
export interface Bounds {
  /** Entries at most; the ones that were saved last stay. */
  entries: number;
  days: number;
}

// A clock that was set back must not keep it for ever.
export const isOld = (saved: Response, { days }: Bounds): boolean =>
  Math.abs(Date.now() - savedAt(saved)) > days * day;

/** Removes what is beyond the bounds. A cache names first what was saved first. */
export async function removeOld(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  bounds: Bounds,
): Promise<void> {
  const keys = await cache.keys();
  for (const [index, key] of keys.entries()) {
    const isBeyond = keys.length - index > bounds.entries;
    const saved = isBeyond ? undefined : await cache.match(key, { ignoreVary: true });
    if (saved && !isOld(saved, bounds)) return;
    await cache.delete(key, { ignoreVary: true });
  }
}
