import { expect, it } from 'vitest';
import * as entry from './index.ts';

it('exports these and no others', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'ApiError',
    'HttpError',
    'NetworkError',
    'ResponseFormatError',
    'TimeoutError',
    'createClient',
    'createRequester',
    'createStorageToken',
    'isApiError',
    'isHttpError',
    'isNetworkError',
    'isResponseFormatError',
    'isTimeoutError',
    'paginate',
    'paginatePages',
    'resolveUrl',
    'sessionExpiredMessage',
    'supportsVersion',
  ]);
});
