/**
 * What every answer carries, errors and files included. Pages replace the policy of their content
 * with their own; nothing else that is answered here may load or frame anything.
 *
 * @param origin where visitors come to; those of an https origin are kept on https.
 */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The identity provider's window must be able to tell the page that it is done.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Those that a browser heeds on pages alone; scripts, styles and fonts need not carry them. */
export const pageHeaders = [
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const;
