import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileHeaders, negotiateEncoding, securityHeaders } from './page-answer.ts';

const page = {
  status: 200,
  isWhole: true,
  isEarly: false,
  headers: { 'cache-control': 'public, max-age=15, stale-while-revalidate=300' },
  plain: Buffer.from('plain'),
  compressed: (encoding: string) => Promise.resolve(Buffer.from(encoding)),
  recompress: () => undefined,
  etag: '"tag"',
  missedSearch: undefined,
};
afterEach(() => void vi.useRealTimers());

const now = () => ({ page, readAt: Date.now() });

it.each([
  ['gzip, deflate, br', 'br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])('is in the best form that is accepted: "%s"', async (accepted, encoding, body) => {
  const answer = await negotiateEncoding(now(), accepted, undefined);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.body.toString()).toBe(body);
});

it('is not sent to whoever has it', async () => {
  expect(await negotiateEncoding(now(), 'br', '"tag"')).toMatchObject({ status: 304, body: '' });
});

it('says what was not found, also to whoever has it', async () => {
  const missed = { page: { ...page, missedSearch: 'zeppelin' }, readAt: Date.now() };
  for (const tag of [undefined, '"tag"']) {
    for (const accepted of ['br', '']) {
      const answer = await negotiateEncoding(missed, accepted, tag);
      expect(answer.missedSearch).toBe('zeppelin');
    }
  }
});

it('says how old it is already, so that nobody keeps it longer than it may be shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = { page, readAt: Date.now() - 20_500 };
  expect((await negotiateEncoding(kept, '', undefined)).headers.age).toBe('20');
  expect((await negotiateEncoding(now(), '', undefined)).headers.age).toBe('0');
});

describe('the policy of a page', () => {
  const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
  const policyOf = (apiOrigin: string) => {
    const headersFor = securityHeaders({ apiOrigin, identityOrigin: 'https://id.example' });
    const policy = headersFor(hashes)['content-security-policy'];
    return new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
  };

  it('runs scripts of its own, those that are named by their hash and two of Google, and no other', () => {
    const policy = policyOf('');
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'sha256-script'",
      'https://apis.google.com/js/',
      'https://apis.google.com/_/scs/',
    ]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-style'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([]);
  });

  it('lets it speak to an API of https by encrypted calls and sockets alone', () => {
    const partners = policyOf('https://api.example').get('connect-src') ?? [];
    expect(partners).toContain('wss://api.example');
    expect(partners.filter((one) => !/^('self'|https:|wss:)/.test(one))).toEqual([]);
  });
});

it.each(['/client/service-worker.js', '/client/service-worker.js.br'])(
  'lets the service worker load what pages load, however it is compressed: %s',
  (file) => {
    expect(fileHeaders(file, { apiOrigin: 'https://api.pothik.test' })).toEqual({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'self'; connect-src 'self' https://api.pothik.test",
    });
  },
);

it('lets a file be kept for good whose name changes with its content, and others for an hour', () => {
  const cacheControl = (file: string) => fileHeaders(file, { apiOrigin: '' })['cache-control'];
  expect(cacheControl('/client/assets/app-1234.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/client/icon.svg')).toBe('public, max-age=3600');
});
