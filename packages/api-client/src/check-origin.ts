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
    throw new TypeError(
      `There is no page whose origin could be called: hand in \`origin\`, ${example}`,
    );
  }
  if (!/^https?:\/\/[^/]/i.test(origin)) {
    throw new TypeError(`The origin ${origin} has no scheme: hand in one with it, ${example}`);
  }
  if (origin.endsWith('/')) {
    throw new TypeError(`The origin ${origin} ends with a slash: hand it in without, ${example}`);
  }
}
