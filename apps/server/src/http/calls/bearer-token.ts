/** The token of an Authorization header; a malformed one is none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
}
