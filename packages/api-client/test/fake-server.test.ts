import { bookingEndpoints, serviceEndpoints } from '@pothik/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createClient } from '../src/index.ts';
import {
  createFakeServer,
  exampleInput,
  exampleResult,
  FakeBrokenLine,
  FakeFailure,
  type FakeHandlers,
} from '../src/testing/index.ts';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (reason: unknown) => reason,
  );

const booking = {
  serviceId: 's1',
  name: 'Rahima',
  phone: '০১৭১২৩৪৫৬৭৮',
  address: 'Dhaka',
  passengers: { adults: 2 },
};

describe('a fake server', () => {
  it('answers what the handler returns, and any other call with an example', async () => {
    const server = createFakeServer({
      services: { get: ({ id }) => ({ _id: id, name: 'Japan visa' }) },
    });
    const client = createClient({ fetch: server.fetch });
    await expect(client.services.get({ id: 'a b/c' })).resolves.toEqual({
      _id: 'a b/c',
      name: 'Japan visa',
    });
    const { data, pagination } = await client.services.list({ page: 3 });
    expect(data).toHaveLength(1);
    expect(pagination.hasNext).toBe(false);
    expect(server.received.map(({ call }) => call)).toEqual(['services.get', 'services.list']);
    expect(server.received[1]?.input).toEqual({ page: 3, limit: 12 });
  });

  it('hands in what the real one would: checked, with defaults, files as they were sent', async () => {
    const server = createFakeServer();
    const client = createClient({ fetch: server.fetch });
    const passport = new Blob(['picture'], { type: 'image/png' });
    await client.bookings.create({ ...booking, passport });
    const [received] = server.received;
    expect(received?.input).toMatchObject({
      phone: '+8801712345678',
      passengers: { adults: 2, children: 0, infants: 0 },
      passport: expect.any(Blob) as Blob,
    });
  });

  it('takes a request as a whole, as other fakes of the network hand it on', async () => {
    const server = createFakeServer();
    const body = JSON.stringify({ email: 'a@b.example', password: 'secret' });
    const answer = await server.fetch(
      new Request('https://example.com/api/auth/login', { method: 'POST', body }),
    );
    expect(answer.status).toBe(200);
    expect(server.received).toMatchObject([
      { call: 'auth.login', input: { email: 'a@b.example' } },
    ]);
  });

  it('refuses what the real one would, in its words', async () => {
    const client = createClient({ fetch: createFakeServer().fetch });
    const nothing = {} as Parameters<typeof client.auth.register>[0];
    await expect(client.auth.register(nothing)).rejects.toMatchObject({
      fields: { name: 'Please enter your name', email: 'Please enter an e-mail address' },
    });
  });

  it('refuses what the real one would, with the fields that are wrong', async () => {
    const client = createClient({ fetch: createFakeServer().fetch });
    const error = await failureOf(client.bookings.create({ ...booking, phone: '012' }));
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { phone: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)' },
      requestId: 'fake-1',
    });
  });

  it('asks for a session where one is needed', async () => {
    const { fetch, received } = createFakeServer();
    await expect(createClient({ fetch }).bookings.mine()).rejects.toMatchObject({
      code: 'unauthorized',
    });
    const client = createClient({ fetch, token: { get: () => 'any' } });
    await expect(client.bookings.mine()).resolves.toHaveProperty('bookings');
    expect(received.map(({ token }) => token)).toEqual(['any']);
  });

  it('fails as a handler says', async () => {
    const server = createFakeServer();
    const client = createClient({ fetch: server.fetch });
    const get = () => failureOf(client.services.get({ id: '1' }));
    server.use({
      services: {
        get: () => {
          throw new FakeFailure('not_found', { message: 'Gone fishing.' });
        },
      },
    });
    expect(await get()).toMatchObject({ status: 404, code: 'not_found', message: 'Gone fishing.' });
    server.use({
      services: {
        get: () => {
          throw new FakeBrokenLine();
        },
      },
    });
    expect(await get()).toMatchObject({ name: 'NetworkError' });
    server.reset();
    await expect(client.services.get({ id: '1' })).resolves.toHaveProperty('_id');
  });

  it('says which handler is wrong', async () => {
    const wrong = { services: { get: () => ({ name: 7 }) } } as unknown as FakeHandlers;
    const client = createClient({ fetch: createFakeServer(wrong).fetch });
    const error = await failureOf(client.services.get({ id: '1' }));
    expect(error).toMatchObject({
      code: 'internal',
      message: expect.stringContaining('services.get') as string,
    });
  });

  it('takes its time, unless the call is given up', async () => {
    const client = createClient({ fetch: createFakeServer({}, { delay: 60_000 }).fetch });
    const error = await failureOf(client.services.get({ id: '1' }, { timeout: 20 }));
    expect(error).toMatchObject({ name: 'TimeoutError' });
    const signal = AbortSignal.abort(new Error('left'));
    expect(await failureOf(client.services.get({ id: '1' }, { signal }))).toMatchObject({
      message: 'left',
    });
  });

  it('makes the same call with the same key once', async () => {
    let made = 0;
    const server = createFakeServer({
      bookings: {
        create: () => {
          made += 1;
          return exampleResult(bookingEndpoints.create);
        },
      },
    });
    const client = createClient({ fetch: server.fetch });
    const options = { idempotencyKey: 'key' };
    await client.bookings.create(booking, options);
    await client.bookings.create(booking, options);
    expect(made).toBe(1);
  });

  it('knows no call that the contract does not declare', async () => {
    const { fetch } = createFakeServer();
    await expect(fetch('/api/nothing')).resolves.toMatchObject({ status: 404 });
    await expect(fetch('/api/services', { method: 'PATCH' })).resolves.toMatchObject({
      status: 405,
    });
  });
});

it('types handlers and examples by the declaration', () => {
  type Get = NonNullable<NonNullable<FakeHandlers['services']>['get']>;
  expectTypeOf<Parameters<Get>[0]>().toExtend<{ id: string }>();
  expectTypeOf(() => exampleResult(serviceEndpoints.get)).returns.toHaveProperty('_id');
  const input: { id: string } = exampleInput(serviceEndpoints.get);
  expect(input).toEqual({ id: 'id' });
  // @ts-expect-error a service has an id
  const wrong: FakeHandlers = { services: { get: () => ({ name: 'x' }) } };
  expect(wrong).toBeDefined();
});
