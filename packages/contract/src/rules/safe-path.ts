declare const checked: unique symbol;

/** A path of this site, with query and hash, as a browser resolves it: a link to it leads to no other host. */
export type SafePath = string & { readonly [checked]: true };

/** The longest path that is accepted, in characters. */
const longest = 2_000;

// Browsers drop tabs and newlines from addresses, trim spaces and read backslashes as slashes.
const unsafe = /[\\\u0000-\u0020\u007f-\u009f]/;

/** Any origin: a path is one of this site if it stays one of every site. */
const base = 'https://site.invalid';

function resolve(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, base);
  // `/.//host` becomes `//host` once its dots are resolved.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/**
 * Builds a link from input of visitors, editors or an address: the only way from such a text to a link.
 *
 * @returns the normalised path; undefined for anything else, such as a full address, `//host`, a scheme, a
 *   backslash or control characters, written out or percent-encoded.
 */
export function toSafePath(given: string | null | undefined): SafePath | undefined {
  if (!given || given.length > longest || unsafe.test(given)) return undefined;
  const path = resolve(given);
  if (path === undefined) return undefined;
  try {
    // A router decodes a path once more.
    const decoded = decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '');
    return resolve(decoded) === undefined ? undefined : (path as SafePath);
  } catch {
    return undefined;
  }
}
