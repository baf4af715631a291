import { expect, it, vi } from 'vitest';
import * as ours from '../index.ts';

it('knows the errors of another copy of the package', async () => {
  vi.resetModules();
  const other = await import('../index.ts');
  expect(other.HttpError).not.toBe(ours.HttpError);
  const theirs = [
    [ours.isHttpError, new other.HttpError('No', { status: 400 })],
    [ours.isNetworkError, new other.NetworkError()],
    [ours.isTimeoutError, new other.TimeoutError(10)],
    [ours.isResponseFormatError, new other.ResponseFormatError('No')],
  ] as const;
  for (const [knows, error] of theirs) {
    expect(knows(error), error.name).toBe(true);
    expect(ours.isApiError(error), error.name).toBe(true);
    expect(theirs.filter(([knowsToo]) => knowsToo(error))).toHaveLength(1);
  }
});

it.each([
  undefined,
  null,
  'HttpError',
  { name: 'HttpError', status: 400 },
  Object.assign(new Error('No'), { name: 'HttpError', status: 400 }),
])('knows that this is none: %j', (error) => {
  expect(ours.isHttpError(error)).toBe(false);
  expect(ours.isApiError(error)).toBe(false);
});
