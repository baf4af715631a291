import { expect, it } from 'vitest';
import { HttpError } from './errors/http-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { ResponseFormatError } from './errors/response-format-error.ts';
import { TimeoutError } from './errors/timeout-error.ts';
import { failureToast } from './failure-toast.ts';
import { unauthorizedMessage } from './session/session.ts';

it.each([new NetworkError(), new TimeoutError(10)])('tells of the network for $name', (error) => {
  expect(failureToast(error)).toEqual({
    type: 'error',
    message: 'Network error. Please check your internet connection.',
  });
});

it('tells of the server when it refuses without a word', () => {
  expect(failureToast(new HttpError('Failed to load services', { status: 500 }))).toEqual({
    type: 'error',
    message: 'Server error. Please try again later.',
  });
});

it.each([
  ['what the server said', new HttpError('No', { status: 400, serverMessage: 'No' })],
  ['a failure under status 200', new HttpError('Login failed', { status: 200 })],
  ['a session that is over', new HttpError(unauthorizedMessage, { status: 401 })],
  ['an answer without a result', new ResponseFormatError('Invalid')],
  ['an abort', new DOMException('gone', 'AbortError')],
])('leaves %s to the screen', (_what, error) => {
  expect(failureToast(error)).toBeUndefined();
});
