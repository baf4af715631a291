import { withTimeout } from '@pothik/ui';

/** Until the browser is taken not to answer, in milliseconds. */
const timeout = 3_000;

/**
 * Works with the caches of this site.
 *
 * @throws when the browser refuses them, does not answer, or the page was loaded over plain HTTP and has none.
 */
export const inCaches = <Result>(work: (all: CacheStorage) => Promise<Result>): Promise<Result> =>
  withTimeout(() => work(caches), timeout);
