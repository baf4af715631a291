import { expect, it } from 'vitest';
import type { State } from './make-store.ts';
import { lackOf } from './page-lack.ts';

const failedWith = (status?: number) => ({
  status: 'rejected',
  error: { name: 'HttpError', message: 'No', ...(status === undefined ? {} : { status }) },
});
const lackWith = (query: object) =>
  lackOf({ api: { queries: { 'branding(undefined)': query } } } as unknown as State);

it('is none where everything was answered', () => {
  expect(lackWith({ status: 'fulfilled', data: {} })).toBeUndefined();
});

it('is none where the server has no such thing: it will not have it later', () => {
  expect(lackWith(failedWith(404))).toBeUndefined();
});

it('is what has not been answered yet', () => {
  expect(lackWith({ status: 'pending' })).toBe('late');
});

it.each([500, 503, 429, undefined])('is what failed with %j and may come later', (status) => {
  expect(lackWith(failedWith(status))).toBe('failed');
});
