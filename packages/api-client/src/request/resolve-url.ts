/**
 * An address out of an answer as it can be loaded: a relative one is of the API's origin
 * (Specification §7), a full one stays.
 *
 * @param origin as handed to the client; empty: the page's own origin.
 */
export function resolveUrl(origin: string, address: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${origin}/${address.replace(/^\/+/, '')}`;
}
