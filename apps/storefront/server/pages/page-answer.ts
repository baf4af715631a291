import path from 'node:path';
import type { CachedPage } from './page-cache.ts';
import { encodings, type InlineHashes } from './rendered-page.ts';

/** What a page is asked for with; nothing else of a request changes a page. */
export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  /** Crawlers wait for the whole page. */
  userAgent: string | undefined;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
  /** It says that this search found nothing. */
  missedSearch?: string | undefined;
}

/** Whom a page may speak to besides itself. */
export interface PagePartners {
  apiOrigin: string;
  /** Where the identity provider's window comes from. */
  identityOrigin: string;
  /** The provider's emulator, in development. */
  emulatorOrigin?: string | undefined;
}

const googleApis = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
].join(' ');

/** The two places that the identity provider's SDK loads its script from; it has no other way. */
const googleScripts = 'https://apis.google.com/js/ https://apis.google.com/_/scs/';

/** The headers that every page has; scripts and styles in it are allowed by their hashes alone. */
export function securityHeaders({ apiOrigin, identityOrigin, emulatorOrigin = '' }: PagePartners) {
  const policy = ({ scripts, styles }: InlineHashes) => ({
    'default-src': "'self'",
    'script-src': `'self' ${scripts.join(' ')} ${googleScripts}`,
    'style-src': `'self' ${styles.join(' ')}`,
    'img-src': `'self' data: blob: https: ${apiOrigin}`,
    'connect-src': `'self' ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')} ${googleApis} ${emulatorOrigin}`,
    'frame-src': `${identityOrigin} ${emulatorOrigin}`,
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  return (hashes: InlineHashes) => ({
    'content-security-policy': Object.entries(policy(hashes))
      .map(([name, sources]) => `${name} ${sources.trim().replaceAll(/ +/g, ' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
}

/**
 * The headers of a file that browsers load, beside those of every answer.
 *
 * @param file its path.
 */
export function fileHeaders(file: string, { apiOrigin }: Pick<PagePartners, 'apiOrigin'>) {
  const isHashed = file.includes('/assets/');
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  // Compressed as well.
  const isWorker = path.basename(file).startsWith('service-worker.js');
  return {
    'cache-control': cacheControl,
    // The service worker's requests go by its own policy.
    ...(isWorker
      ? { 'content-security-policy': `default-src 'self'; connect-src 'self' ${apiOrigin}`.trim() }
      : {}),
  };
}

/** The page in the form that the client understands best, or word that it has it already. */
export async function negotiateEncoding(
  { page, readAt }: CachedPage,
  acceptEncoding: string,
  ifNoneMatch: string | undefined,
): Promise<PageAnswer> {
  const { status, etag, missedSearch } = page;
  // Whoever keeps it next counts on from here: a page is nowhere older than it says.
  const age = Math.max(0, Math.floor((Date.now() - readAt) / 1_000));
  const headers = { ...page.headers, etag, age: String(age) };
  if (status === 200 && ifNoneMatch?.includes(etag)) {
    return { status: 304, headers, body: '', missedSearch };
  }
  const encoding = encodings.find((known) => acceptEncoding.includes(known));
  if (!encoding) return { status, headers, body: page.plain, missedSearch };
  const body = await page.compressed(encoding);
  return { status, headers: { ...headers, 'content-encoding': encoding }, body, missedSearch };
}
