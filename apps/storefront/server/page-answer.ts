import type { RenderedPage } from './rendered-page.ts';

/** What a page is asked for with; nothing else of a request changes a page. */
export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** The headers that every page has; scripts are allowed by their hashes alone. */
export const securityHeaders = (apiOrigin: string) => (scriptHashes: string[]) => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "style-src 'self'",
    `img-src 'self' data: blob: https: ${apiOrigin}`.trim(),
    `connect-src 'self' ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}`.trim(),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** The page in the form that the client understands best, or word that it has it already. */
export function chooseForm(
  page: RenderedPage,
  acceptEncoding: string,
  ifNoneMatch: string | undefined,
): PageAnswer {
  const { status, etag } = page;
  const headers = { ...page.headers, etag };
  if (status === 200 && ifNoneMatch?.includes(etag)) return { status: 304, headers, body: '' };
  if (acceptEncoding.includes('br')) {
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: page.brotli };
  }
  if (acceptEncoding.includes('gzip')) {
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: page.gzip };
  }
  return { status, headers, body: page.plain };
}
