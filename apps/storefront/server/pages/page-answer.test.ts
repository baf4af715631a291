import { afterEach, expect, it, vi } from 'vitest';
import { negotiateEncoding } from './page-answer.ts';

const page = {
  status: 200,
  headers: { 'cache-control': 'public, max-age=15, stale-while-revalidate=300' },
  plain: Buffer.from('plain'),
  compressed: (encoding: string) => Promise.resolve(Buffer.from(encoding)),
  recompress: () => undefined,
  etag: '"tag"',
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

it('says how old it is already, so that nobody keeps it longer than it may be shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const kept = { page, readAt: Date.now() - 20_500 };
  expect((await negotiateEncoding(kept, '', undefined)).headers.age).toBe('20');
  expect((await negotiateEncoding(now(), '', undefined)).headers.age).toBe('0');
});
