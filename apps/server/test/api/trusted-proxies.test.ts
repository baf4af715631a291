import { expect, it } from 'vitest';
import { describeApp, type TestApp } from './app.ts';

/** Who was counted for signing in with a wrong password: the peer, or whom it calls for. */
async function countedFor({ app, database }: TestApp, peer: string, forwarded?: string) {
  await database.pool.query('delete from rate_limits');
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: peer,
    payload: { email: 'nobody@example.com', password: 'wrong-password' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  const { rows } = await database.pool.query<{ key: string }>(
    `select key from rate_limits where key like 'login:address:%'`,
  );
  // A network of IPv6 counts for the wider one around it as well.
  return rows
    .map(({ key }) => key.replace('login:address:', ''))
    .filter((counted) => !counted.endsWith('/48'));
}

describeApp(
  'behind proxies that are trusted',
  (get) => {
    it.each([
      ['the client that one calls for', '10.0.0.5', '203.0.113.7', '203.0.113.7'],
      ['the client behind two of them', '127.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
      ['a client by IPv6', '::1', '2001:db8::7', '2001:db8:0:0::/64'],
      ['a client with its port', '10.0.0.5', '203.0.113.7:4711', '203.0.113.7'],
      ['a client by IPv6 with its port', '10.0.0.5', '[2001:db8::7]:4711', '2001:db8:0:0::/64'],
      ['the client, whatever it made up', '10.0.0.5', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
      [
        'the client that says it is this machine',
        '10.0.0.5',
        '127.0.0.1, 203.0.113.7',
        '203.0.113.7',
      ],
      ['who claims to be a proxy', '203.0.113.8', '198.51.100.1', '203.0.113.8'],
      ['a neighbour of a proxy', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ])('limits count %s', async (_what, peer, forwarded, counted) => {
      expect(await countedFor(get(), peer, forwarded)).toEqual([counted]);
    });

    it('limits count the proxy where it says nothing', async () => {
      expect(await countedFor(get(), '10.0.0.5')).toEqual(['10.0.0.5']);
    });
  },
  { trustedProxies: ['loopback', '10.0.0.0/8', '192.0.2.7'] },
);

describeApp('without trusted proxies', (get) => {
  it.each(['127.0.0.1', '10.0.0.5', '203.0.113.8'])(
    'limits count %s, whomever it claims to call for',
    async (peer) => {
      expect(await countedFor(get(), peer, '198.51.100.1')).toEqual([peer]);
    },
  );
});
