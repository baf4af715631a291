import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a browser says that a page of this origin made the request. Browsers tell so in ways that no page
 * can forge; a request that tells nothing came from no page of ours.
 *
 * @param publicOrigin where visitors come to.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Sockets, older browsers, and origins without encryption: reading sends no Origin.
  const page = URL.parse(headers.origin ?? headers.referer ?? '');
  return page !== null && (page.origin === publicOrigin || page.host === headers.host);
}
