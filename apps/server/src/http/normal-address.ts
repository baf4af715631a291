/** Makes a path a whole address while it is parsed; nothing connects to it. */
const origin = 'http://inside.invalid';

/** The authority with which a request to a proxy begins, and which servers have to accept (RFC 9112, section 3.2.2). */
const authority = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** Decodes what needs no percent-encoding, and writes the rest in capitals (RFC 3986, section 6.2.2). */
const normalizeEncoding = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCodePoint(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** The path of an address as it was sent. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/**
 * The one address that stands for all ways of writing it: path and query, without authority, fragment,
 * dot segments, empty segments and needless percent-encoding. It begins with exactly one slash, so that
 * no parser takes the path for a host.
 */
export function normalAddress(address: string): string {
  const [local = ''] = address.replace(authority, '').split('#', 1);
  const path = pathOf(local);
  const { pathname, search } = new URL(
    origin + `/${normalizeEncoding(path)}` + local.slice(path.length),
  );
  return pathname.replaceAll(/\/{2,}/g, '/') + search;
}

/** Tells whether a path has an empty segment; a browser shows such an address as it was sent. */
export const hasEmptySegment = (address: string): boolean =>
  /[/\\]{2}/.test(pathOf(address.replace(authority, '')));
