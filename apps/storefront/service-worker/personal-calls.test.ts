import { endpoints } from '@pothik/contract';
import { expect, it } from 'vitest';
import { isPersonalCall, personalCalls, personalKey } from './personal-calls.ts';

const api = 'https://pothik.test/api';
const { auth, bookings } = endpoints;
const shown = [auth.me, bookings.mine, bookings.trackByLink];

it('knows the calls that show a person what is theirs, as the contract has them', () => {
  expect(personalCalls).toEqual(shown.map(({ method, path }) => `${method} ${path}`));
});

it('takes no other call for one of them', () => {
  const mine = { method: 'GET', url: `${api}${bookings.mine.path}` };
  expect(isPersonalCall(mine, api)).toBe(true);
  expect(isPersonalCall({ ...mine, method: 'POST' }, api)).toBe(false);
  expect(isPersonalCall({ ...mine, url: `${mine.url}/1` }, api)).toBe(false);
  expect(isPersonalCall(mine, 'https://other.test/api')).toBe(false);
});

const ask = (token: string, link?: string) =>
  new Request(`${api}/bookings/track/link`, {
    headers: { authorization: `Bearer ${token}` },
    ...(link === undefined ? {} : { method: 'POST', body: JSON.stringify({ link }) }),
  });

it('saves an answer for its person and link alone, and neither in its address', async () => {
  const keys = await Promise.all(
    [ask('one'), ask('two'), ask('one', 'a'), ask('one', 'b')].map(
      async (request) => (await personalKey(request)).url,
    ),
  );
  expect(new Set(keys).size).toBe(4);
  expect((await personalKey(ask('one', 'a'))).url).toBe(keys[2]);
  for (const key of keys) expect(key).toMatch(/\?of=[0-9a-f]{64}$/);
});

it('leaves the request to be sent as it is', async () => {
  const request = ask('one', 'a');
  await personalKey(request);
  expect(await request.json()).toEqual({ link: 'a' });
});
