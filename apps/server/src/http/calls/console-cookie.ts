/** How long a browser keeps the console's session at most, in seconds; the server may end it before. */
const maximumAge = 12 * 60 * 60;

/** Where there is encryption the name makes browsers refuse what others set for this host. */
function nameFor(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? '__Host-pothik-console' : 'pothik-console';
}

/**
 * What sets the console's session in a browser, where no script can read it.
 *
 * @param token of the session; empty: it is forgotten.
 */
export function writeConsoleCookie(publicOrigin: string, token: string): string {
  const parts = [
    `${nameFor(publicOrigin)}=${token}`,
    'Path=/',
    `Max-Age=${String(token === '' ? 0 : maximumAge)}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicOrigin.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** The token of the console's session in a Cookie header; a malformed one is none. */
export function readConsoleCookie(
  publicOrigin: string,
  cookies: string | undefined,
): string | undefined {
  const name = `${nameFor(publicOrigin)}=`;
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(name));
  const token = found?.slice(name.length);
  return token !== undefined && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}
