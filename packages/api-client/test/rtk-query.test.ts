import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createRequester, type ToastMessage, type TokenSource } from '../src/index.ts';
import {
  authApi,
  bookingsApi,
  serviceFeedApi,
  servicesApi,
  settingsApi,
  pothikApi,
  type ApiExtra,
} from '../src/rtk-query/index.ts';
import { json, memoryToken, pageOf, serve, type LocalServer } from './local-server.ts';

const reducer = combineReducers({ [pothikApi.reducerPath]: pothikApi.reducer });
type State = ReturnType<typeof reducer>;

function makeStore(extra: ApiExtra, preloadedState?: State) {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).concat(pothikApi.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
}

function storeOf({ origin }: LocalServer, token?: TokenSource) {
  const toasts: ToastMessage[] = [];
  const onToast = (toast: ToastMessage) => toasts.push(toast);
  const request = createRequester({ origin, onToast, ...(token ? { token } : {}) });
  return { ...makeStore({ request }), toasts };
}

const { servicesGet, servicesList } = servicesApi.endpoints;
const { serviceFeed } = serviceFeedApi.endpoints;
const { settingsBranding } = settingsApi.endpoints;
const once = { subscribe: false };

/** Answers every page of a list with these ids. */
const withPages = (pages: readonly (readonly string[])[], promise = false) =>
  serve((response, { url }) => {
    const page = Number(new URL(url, 'http://any').searchParams.get('page'));
    json(response, 200, pageOf(pages[page - 1] ?? [], promise || page < pages.length));
  });

describe('a store', () => {
  it('makes its calls with the requester that it was made with', async () => {
    const answering = (name: string) =>
      serve((response) => json(response, 200, { success: true, data: { name } }));
    const [first, second] = [storeOf(await answering('a')), storeOf(await answering('b'))];
    await Promise.all([
      first.dispatch(settingsBranding.initiate(undefined, once)),
      second.dispatch(settingsBranding.initiate(undefined, once)),
    ]);
    expect(settingsBranding.select()(first.getState()).data).toEqual({ name: 'a' });
    expect(settingsBranding.select()(second.getState()).data).toEqual({ name: 'b' });
  });

  it('goes on with what another has loaded, and asks for none of it', async () => {
    const server = await serve((response) => json(response, 200, { success: true, data: {} }));
    const onServer = storeOf(server);
    await onServer.dispatch(servicesGet.initiate({ id: '7' }, once));
    const sent = JSON.stringify(onServer.getState());

    const request = createRequester({ origin: server.origin });
    const inBrowser = makeStore({ request }, JSON.parse(sent) as State);
    const { data } = await inBrowser.dispatch(servicesGet.initiate({ id: '7' }));
    expect(data).toEqual({});
    expect(server.received).toHaveLength(1);
  });

  it('keeps a failure as plain data', async () => {
    const server = await serve((response) =>
      json(response, 404, {
        success: false,
        message: 'Service not found',
        code: 'not_found',
        fields: { id: 'unknown' },
        requestId: 'r-1',
      }),
    );
    const { error } = await storeOf(server).dispatch(servicesGet.initiate({ id: '7' }, once));
    expect(error).toEqual({
      name: 'HttpError',
      message: 'Service not found',
      serverMessage: 'Service not found',
      status: 404,
      code: 'not_found',
      fields: { id: 'unknown' },
      requestId: 'r-1',
    });
  });

  it('keeps a failure without an answer, too', async () => {
    const server = await serve((response) => response.socket?.destroy());
    const { error } = await storeOf(server).dispatch(servicesGet.initiate({ id: '7' }, once));
    expect(error).toEqual({
      name: 'NetworkError',
      message: 'Network error. Please check your internet connection.',
    });
  });

  it('is silent about what leaves its place empty', async () => {
    const server = await serve((response) => json(response, 500, {}));
    const store = storeOf(server);
    await store.dispatch(settingsBranding.initiate(undefined, once));
    expect(store.toasts).toEqual([]);
    await store.dispatch(servicesList.initiate({ page: 1 }, once));
    expect(store.toasts).toHaveLength(1);
  });
});

describe('a feed', () => {
  const ids = (store: ReturnType<typeof storeOf>) =>
    serviceFeed
      .select({ page: 1, limit: 10 })(store.getState())
      .data?.data.map(({ _id }) => _id);
  const load = (store: ReturnType<typeof storeOf>, page: number) =>
    store.dispatch(serviceFeed.initiate({ page, limit: 10 }, once));

  it('grows page by page, without an item twice', async () => {
    const store = storeOf(await withPages([['a', 'b'], ['b', 'c'], ['d']]));
    await load(store, 1);
    await load(store, 2);
    expect(ids(store)).toEqual(['a', 'b', 'c']);
    const { data } = await load(store, 3);
    expect(ids(store)).toEqual(['a', 'b', 'c', 'd']);
    expect(data?.pagination).toMatchObject({ page: 3, hasNext: false });
  });

  it('is still whole for who comes back to its first page', async () => {
    const server = await withPages([['a'], ['b']]);
    const store = storeOf(server);
    await load(store, 1);
    await load(store, 2);
    await load(store, 1);
    expect(ids(store)).toEqual(['a', 'b']);
    expect(server.received).toHaveLength(2);
  });

  it('begins anew when it is refreshed', async () => {
    const pages = [['a'], ['b']];
    const server = await withPages(pages);
    const store = storeOf(server);
    await load(store, 1);
    await load(store, 2);
    pages[0] = ['new'];
    await store.dispatch(
      serviceFeed.initiate({ page: 1, limit: 10 }, { ...once, forceRefetch: true }),
    );
    expect(ids(store)).toEqual(['new']);
  });

  it('ends at a page that brings nothing new', async () => {
    const store = storeOf(await withPages([['a'], ['a']], true));
    await load(store, 1);
    const { data } = await load(store, 2);
    expect(data?.pagination.hasNext).toBe(false);
  });

  it('keeps what it has when the next page fails', async () => {
    const server = await serve((response, { url }) =>
      url.includes('page=2') ? json(response, 503, {}) : json(response, 200, pageOf(['a'], true)),
    );
    const store = storeOf(server);
    await load(store, 1);
    const { error } = await load(store, 2);
    expect(error).toMatchObject({ status: 503 });
    expect(ids(store)).toEqual(['a']);
  });
});

it('asks again who is signed in and what they have booked after a sign-in', async () => {
  const server = await serve((response, { url }) => {
    if (url === '/api/auth/login') json(response, 200, { success: true, token: 't', user: {} });
    else json(response, 200, { success: true, user: {}, bookings: [] });
  });
  const token = memoryToken();
  const store = storeOf(server, token);
  const kept = [
    store.dispatch(authApi.endpoints.authMe.initiate()),
    store.dispatch(bookingsApi.endpoints.bookingsMine.initiate()),
  ];
  await Promise.all(kept);
  await store.dispatch(
    authApi.endpoints.authLogin.initiate({ email: 'a@b.example', password: 'x' }),
  );
  await Promise.all(store.dispatch(pothikApi.util.getRunningQueriesThunk()));
  expect(token.current).toBe('t');
  const paths = server.received.map(({ url }) => url);
  expect(paths.filter((url) => url === '/api/auth/me')).toHaveLength(2);
  expect(paths.filter((url) => url === '/api/bookings/my-bookings')).toHaveLength(2);
  for (const query of kept) query.unsubscribe();
});
