import type { ClientOptions } from './options.ts';

/**
 * Refuses an origin with which every call would fail, where it can still be seen why.
 *
 * @throws TypeError saying what to hand in.
 */
export function checkOrigin({ origin = '', fetch }: ClientOptions): void {
  const example = 'such as https://example.com';
  if (origin === '') {
    if (fetch !== undefined || typeof location !== 'undefined') return;
    throw new TypeError(`There is no page to call: hand in an origin ${example}`);
  }
  if (!/^https?:\/\/[^/](.*[^/])?$/i.test(origin)) {
    throw new TypeError(
      `The origin ${origin} needs a scheme, and no slash at its end: hand in one ${example}`,
    );
  }
}
