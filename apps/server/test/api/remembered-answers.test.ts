import { afterEach, expect, it, vi } from 'vitest';
import { describeApp } from './app.ts';

describeApp('a public answer that is remembered', (get) => {
  afterEach(() => vi.restoreAllMocks());

  it('is read from the database once for all who ask for it at the same time', async () => {
    const { app, database } = get();
    const queries = vi.spyOn(database.pool, 'query');
    const url = '/api/services?limit=12';
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)));
    const first = queries.mock.calls.length;
    expect(first).toBeGreaterThan(0);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));

    await app.inject(url);
    expect(queries).toHaveBeenCalledTimes(first);
    await app.inject(`/api/services?utm_source=paper&limit=12&nobody=asked`);
    expect(queries).toHaveBeenCalledTimes(first);
    for (const other of ['limit=12&page=2', 'limit=12&search=visa', 'limit=10']) {
      const before = queries.mock.calls.length;
      await app.inject(`/api/services?${other}`);
      expect(queries.mock.calls.length, other).toBeGreaterThan(before);
    }
  });

  it('is none that failed', async () => {
    const { app, database } = get();
    const url = '/api/services?limit=11';
    vi.spyOn(database.pool, 'query').mockImplementation(() => {
      throw new Error('the database is away');
    });
    expect((await app.inject(url)).statusCode).toBe(500);
    vi.restoreAllMocks();
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])(
    'has the form that is asked for, and is not sent to whoever has it: %s',
    async (accepted, encoding) => {
      const { app } = get();
      const url = '/api/services?limit=12';
      for (let turn = 0; turn < 2; turn += 1) {
        const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
        expect(answer.headers['content-encoding']).toBe(encoding);
        const { etag } = answer.headers;
        const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
    },
  );
});
