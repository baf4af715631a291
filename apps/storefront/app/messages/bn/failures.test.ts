import {
  HttpError,
  NetworkError,
  ResponseFormatError,
  TimeoutError,
  type AnyApiError,
} from '@pothik/api-client';
import { errorStatus, type ErrorCode } from '@pothik/contract';
import { expect, it } from 'vitest';
import { describeFailure } from '../failures.ts';
import { messages as describe } from './failures.ts';

const refused = (status: number, code?: ErrorCode) =>
  new HttpError('No.', { status, serverMessage: 'No.', code });

const failures: AnyApiError[] = [
  ...Object.entries(errorStatus).map(([code, status]) => refused(status, code as ErrorCode)),
  ...[400, 401, 402, 404, 418, 429, 500, 502, 503].map((status) => refused(status)),
  new HttpError('API request failed', { status: 500 }),
  new NetworkError(),
  new TimeoutError(10_000),
  new ResponseFormatError('Invalid response structure from server'),
];

it('has words for every failure, none of them in Latin letters', async () => {
  for (const failure of failures) {
    const words = await describe(failure);
    expect(words, failure.name).toMatch(/[\u0980-\u09ff]/);
    expect(words, failure.name).not.toMatch(/[a-z]/i);
  }
});

it('leaves the server its words where they are Bangla', () => {
  expect(describe(new HttpError('বুকিংটি পাওয়া যায়নি।', { status: 404 }))).toBeUndefined();
});

it('tells a session that is over from a call that asks to sign in', async () => {
  const failure = { status: 401, code: 'unauthorized', serverMessage: 'Please login.' } as const;
  const over = await describe(new HttpError('Unauthorized access.', failure));
  expect(over).toBe('লগইনের মেয়াদ শেষ হয়েছে। আবার লগইন করুন।');
  expect(await describe(new HttpError('Please login.', failure))).not.toBe(over);
});

it('leaves English as it is', () => {
  expect(describeFailure.en).toBeUndefined();
});
