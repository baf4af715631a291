/** The services by which browsers are told: of Chrome, Edge, Opera and Samsung; Firefox; Safari; Edge on Windows. */
const known =
  /^(?:fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

/**
 * Tells whether an address is one at a push service of a browser: whoever subscribes names it, and the
 * server opens a line to no other.
 *
 * @param further origins beside them, as of tests.
 */
export function isOfPushService(endpoint: string, further: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (further.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && known.test(url.hostname);
}
