/** A cookie of ours: for this host alone, and for no script and no foreign page. */
interface Cookie {
  /** `__Host-` stands before it where there is encryption, so that browsers refuse what others set. */
  name: string;
  /** The longest that a browser keeps it, in seconds; the server may end it before. */
  maximumAge: number;
}

const day = 24 * 60 * 60;

/** The console's session. */
export const consoleCookie: Cookie = { name: 'pothik-console', maximumAge: day / 2 };

/** A mark that tells the browser of somebody who has signed in before from that of a guesser. */
export const deviceCookie: Cookie = { name: 'pothik-device', maximumAge: 180 * day };

const nameFor = (publicOrigin: string, { name }: Cookie) =>
  publicOrigin.startsWith('https:') ? `__Host-${name}` : name;

/**
 * What sets a cookie in a browser, where no script can read it.
 *
 * @param value empty: it is forgotten.
 */
export function writeCookie(publicOrigin: string, cookie: Cookie, value: string): string {
  const parts = [
    `${nameFor(publicOrigin, cookie)}=${value}`,
    'Path=/',
    `Max-Age=${String(value === '' ? 0 : cookie.maximumAge)}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicOrigin.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** The value in a Cookie header; a malformed one is none. */
export function readCookie(
  publicOrigin: string,
  cookie: Cookie,
  cookies: string | undefined,
): string | undefined {
  const name = `${nameFor(publicOrigin, cookie)}=`;
  const found = cookies?.split('; ').find((part) => part.startsWith(name));
  const value = found?.slice(name.length);
  return value !== undefined && /^[\w-]{20,300}$/.test(value) ? value : undefined;
}
