import { pothikApi } from '@pothik/api-client/rtk-query';
import { afterEach, expect, it, vi } from 'vitest';
import { listingApi } from '../features/catalogue/listing/listing-api.ts';
import { makeStore } from '../store/make-store.ts';
import { preload } from '../store/preload.ts';
import { askAhead, isAskedAhead } from './asked-ahead.ts';

const list = {
  data: [],
  pagination: { page: 1, limit: 12, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
};
const request = vi.fn().mockResolvedValue(list);
const store = makeStore({ request: request as never }, {});
afterEach(() => {
  request.mockClear();
  store.dispatch(pothikApi.util.resetApiState());
});

const all = { search: '', category: '', page: 1 };
const ask = () => preload(store, listingApi.endpoints.listing.initiate, all);

it('tells nobody that what is asked for ahead has failed', () => {
  askAhead(ask);
  expect(request.mock.calls[0]?.[2]).toMatchObject({ quiet: true });
});

it('tells who waits for it', async () => {
  await ask();
  expect(request.mock.calls[0]?.[2]).toMatchObject({ quiet: false });
});

it('is over when all has been asked for, or could not be', () => {
  expect(() =>
    askAhead(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(isAskedAhead()).toBe(false);
});
