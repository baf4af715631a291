import { setupServer } from 'msw/node';
import { afterEach, expect, it } from 'vitest';
import { createClient, isHttpError } from '../src/index.ts';
import { createMswHandlers } from '../src/msw/index.ts';
import { createFakeServer, FakeFailure } from '../src/testing/index.ts';

const origin = 'https://api.example';
const server = createFakeServer({
  services: { get: ({ id }) => ({ _id: id, name: 'Japan visa' }) },
});
const worker = setupServer(...createMswHandlers(server, origin));

afterEach(() => {
  worker.close();
  server.reset();
});

it('answers requests of the whole program as the fake server does', async () => {
  worker.listen({ onUnhandledFrame: 'error' });
  const client = createClient({ origin });
  await expect(client.services.get({ id: 'a b' })).resolves.toMatchObject({ name: 'Japan visa' });
  await client.auth.login({ email: 'rahima@example.com', password: 'river-boat' });
  expect(server.received).toMatchObject([
    { call: 'services.get', input: { id: 'a b' } },
    { call: 'auth.login' },
  ]);
});

it('takes a call whose path has no parameters for itself, and refuses as it is told to', async () => {
  worker.listen({ onUnhandledFrame: 'error' });
  server.use({
    bookings: {
      mine: () => {
        throw new FakeFailure('rate_limited', { message: 'Please wait a minute.' });
      },
    },
  });
  const client = createClient({ origin, token: { get: () => 'a-token' } });
  const error: unknown = await client.bookings.mine().catch((reason: unknown) => reason);
  expect(isHttpError(error) && error.code).toBe('rate_limited');
  expect(server.received.map(({ call }) => call)).toEqual(['bookings.mine']);
});
