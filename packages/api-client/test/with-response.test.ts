import { once } from 'node:events';
import process from 'node:process';
import { bookingEndpoints, serviceEndpoints } from '@pothik/contract';
import { expect, it } from 'vitest';
import { createClient, createRequester, isHttpError } from '../src/index.ts';
import { json, serve } from './local-server.ts';

it('brings the answer beside its result where that is asked for', async () => {
  const { origin } = await serve((response) => {
    response.setHeader('x-of-theirs', 'told');
    json(response, 200, { success: true, data: { _id: '1' } });
  });
  const { services } = createClient({ origin });
  const { result, response } = await services.get({ id: '1' }).withResponse();
  expect(result).toEqual({ _id: '1' });
  expect(response).toMatchObject({ status: 200, requestId: 'req-1' });
  expect(response.headers.get('x-of-theirs')).toBe('told');
});

it('fails as the call does, and once', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { origin } = await serve((response) => json(response, 404, { message: 'Gone' }));
  const call = createRequester({ origin })(bookingEndpoints.get, { id: 'b' });
  await expect(call.withResponse()).rejects.toThrow('Gone');
  // Had one of both been left alone it would be told by then.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('is told as unhandled where nobody hears of the failure', async () => {
  const { origin } = await serve((response) => json(response, 404, { message: 'Gone' }));
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const told = once(process, 'unhandledRejection');
  void createRequester({ origin })(serviceEndpoints.get, { id: 's' });
  const [reason] = (await told) as [unknown];
  for (const listener of others) process.on('unhandledRejection', listener);
  expect(isHttpError(reason)).toBe(true);
});

it('names the call that failed', async () => {
  const { origin } = await serve((response) => json(response, 404, { message: 'Gone' }));
  const call = createRequester({ origin })(bookingEndpoints.get, { id: 'private' });
  await expect(call).rejects.toMatchObject({ method: 'GET', path: '/bookings/{id}' });
});
