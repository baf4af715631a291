import { expect, it } from 'vitest';
import { statusOf } from './status-of.ts';

const failedWith = (status?: number) =>
  statusOf({ name: 'HttpError', message: 'No', ...(status === undefined ? {} : { status }) });

it('is that of a page which is there without a failure', () => {
  expect(statusOf(undefined)).toBe(200);
});

it.each([400, 404, 405, 410, 414])('says after %d that there is no such thing', (status) => {
  expect(failedWith(status)).toBe(404);
});

it.each([401, 403, 408, 429, 500, 503, undefined])('says after %j that it will pass', (status) => {
  expect(failedWith(status)).toBe(503);
});
