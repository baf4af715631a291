/** The longest address that is gone back to, in characters. */
const longest = 2_000;

// What parsers of addresses drop or turn around, and so could make another address of this one.
const treacherous = /[\\\u0000-\u0020\u007f-\u009f]/;

/**
 * Where to go after signing in: the given place if it is a path of this site, else the start page.
 * A full address, `//host`, a backslash or a scheme is none, written out or encoded.
 */
export function safePath(given: string | null | undefined): string {
  if (!given || given.length > longest || treacherous.test(given)) return '/';
  const base = 'https://site.invalid';
  const isOurs = (path: string) =>
    path.startsWith('/') && !path.startsWith('//') && URL.parse(path, base)?.origin === base;
  if (!isOurs(given)) return '/';
  let decoded: string;
  try {
    decoded = decodeURIComponent(given.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return '/';
  }
  if (!isOurs(decoded) || treacherous.test(decoded)) return '/';
  // Back to the form would be a circle.
  return /^\/(login|register)(?![\w-])/.test(given) ? '/' : given;
}
