import { bookingEndpoints, settingsEndpoints } from '@pothik/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequester, isNetworkError } from '../src/index.ts';

const origin = 'https://api.example';
const booking = {
  serviceId: 's1',
  name: 'Karim',
  phone: '+8801712345678',
  address: 'Dhaka',
  documentType: 'passport' as const,
};
const booked = { success: true, booking: { _id: 'b1', status: 'pending' } };

beforeEach(() => vi.stubGlobal('location', new URL('https://shop.example/service')));
afterEach(() => vi.unstubAllGlobals());

type Line = 'works' | 'is down';

/** A server across origins, as a page reaches it; `lines` says how the line is for one call after another. */
function pageTo(takesKeys: boolean, lines: readonly Line[] = []) {
  const calls: string[] = [];
  const fetchAcross: typeof fetch = (address, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(address as string).pathname}`;
    const hasKey = new Headers(init?.headers).has('idempotency-key');
    calls.push(hasKey ? `${call} with its key` : call);
    const isDown = lines[calls.length - 1] === 'is down';
    const isRefused = hasKey && !takesKeys && init?.mode !== 'no-cors';
    if (isDown || isRefused) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json(booked));
  };
  const request = createRequester({ origin, fetch: fetchAcross });
  const book = () => request(bookingEndpoints.create, booking, { idempotencyKey: 'key-1' });
  return { calls, book };
}

const ask = `GET /api${settingsEndpoints.contact.path}`;
const write = 'POST /api/bookings';

it('keeps the key where the other server takes it, and asks once', async () => {
  const { calls, book } = pageTo(true);
  await book();
  await book();
  expect(calls).toEqual([`${ask} with its key`, `${write} with its key`, `${write} with its key`]);
});

it('books without a key where the server refuses the header', async () => {
  const { calls, book } = pageTo(false);
  await expect(book()).resolves.toMatchObject({ booking: { _id: 'b1' } });
  await book();
  expect(calls).toEqual([`${ask} with its key`, ask, `${ask} with its key`, write, write]);
});

it('sends nothing while the line is down, and asks again later', async () => {
  const { calls, book } = pageTo(true, ['is down', 'is down']);
  const failure: unknown = await book().catch((reason: unknown) => reason);
  expect(isNetworkError(failure)).toBe(true);
  expect(calls).not.toContain(write);
  await book();
  expect(calls.slice(2)).toEqual([`${ask} with its key`, `${write} with its key`]);
});

it('keeps the key where the line broke only for a moment', async () => {
  const { calls, book } = pageTo(true, ['is down', 'works']);
  await book();
  expect(calls.at(-1)).toBe(`${write} with its key`);
});

it.each([true, false])('makes no write again that the line has lost (key: %s)', async (takes) => {
  const asked: Line[] = takes ? ['works'] : ['works', 'works', 'works'];
  const { calls, book } = pageTo(takes, [...asked, 'is down']);
  await expect(book()).rejects.toThrow('Network error');
  expect(calls.filter((call) => call.startsWith(write))).toHaveLength(1);
});

it('asks nothing of its own server', async () => {
  vi.stubGlobal('location', new URL(`${origin}/service`));
  const { calls, book } = pageTo(true);
  await book();
  expect(calls).toEqual([`${write} with its key`]);
});
