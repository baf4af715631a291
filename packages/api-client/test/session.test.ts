import { authEndpoints, bookingEndpoints, endpoints } from '@pothik/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  createClient,
  createRequester,
  isHttpError,
  isNetworkError,
  type ClientOptions,
  type ToastMessage,
} from '../src/index.ts';
import { json, memoryToken, serve, type Received } from './local-server.ts';

const expiredToast = { type: 'error', message: 'Session Expired. Please login again.' };
const refused = { success: false, message: 'Please login to continue.', code: 'unauthorized' };
const bookings = { success: true, bookings: [] };

const tokenOf = ({ headers }: Received) => headers.authorization?.replace('Bearer ', '');
const isRefresh = ({ url }: Received) => url === '/api/auth/refresh';

interface Renewing {
  /** Tokens that the server knows. */
  known: Set<string>;
  /** What refreshing gives; nothing: it is refused. */
  next?: string;
}

/** A server with sessions; refreshing gives a new one for an old one. */
async function withSessions({ known, next }: Renewing, options: Partial<ClientOptions> = {}) {
  const server = await serve((response, request) => {
    if (isRefresh(request)) {
      if (next === undefined) return json(response, 401, refused);
      known.add(next);
      return json(response, 200, { success: true, token: next });
    }
    if (known.has(tokenOf(request) ?? '')) return json(response, 200, bookings);
    return json(response, 401, refused);
  });
  const toasts: ToastMessage[] = [];
  const token = memoryToken('old');
  const request = createRequester({
    origin: server.origin,
    token,
    onToast: (toast) => toasts.push(toast),
    ...options,
  });
  const mine = () => request(bookingEndpoints.mine, {});
  return { ...server, request, mine, token, toasts };
}

describe('a session that the server no longer knows', () => {
  it('is renewed once for all calls that wait, and each is made once more', async () => {
    const { mine, received, token, toasts } = await withSessions({ known: new Set(), next: 'new' });
    await expect(Promise.all([mine(), mine(), mine()])).resolves.toHaveLength(3);
    expect(received.filter(isRefresh).map(tokenOf)).toEqual(['old']);
    expect(received.filter((request) => !isRefresh(request)).map(tokenOf)).toEqual([
      'old',
      'old',
      'old',
      'new',
      'new',
      'new',
    ]);
    expect(token.current).toBe('new');
    expect(toasts).toEqual([]);
  });

  it('has expired when it can not be renewed: told once, the token removed', async () => {
    const { mine, received, token, toasts } = await withSessions({ known: new Set() });
    const outcomes = await Promise.allSettled([mine(), mine()]);
    for (const outcome of outcomes) {
      const error: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
      expect(isHttpError(error) && [error.status, error.message]).toEqual([
        401,
        'Unauthorized access.',
      ]);
    }
    expect(received.filter(isRefresh)).toHaveLength(1);
    expect(toasts).toEqual([expiredToast]);
    expect(token.current).toBeUndefined();
  });

  it('is left to the callback where there is one', async () => {
    const onUnauthorized = vi.fn();
    const { mine, token, toasts } = await withSessions({ known: new Set() }, { onUnauthorized });
    await expect(mine()).rejects.toThrow('Unauthorized access.');
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(toasts).toEqual([expiredToast]);
    expect(token.current).toBe('old');
  });

  it('has expired when the renewed token is refused as well', async () => {
    const server = await serve((response, request) =>
      isRefresh(request)
        ? json(response, 200, { success: true, token: 'new' })
        : json(response, 401, refused),
    );
    const toasts: ToastMessage[] = [];
    const token = memoryToken('old');
    const onToast = (toast: ToastMessage) => toasts.push(toast);
    const request = createRequester({ origin: server.origin, token, onToast });
    const mine = () => request(bookingEndpoints.mine, {});
    await Promise.allSettled([mine(), mine()]);
    expect(server.received.filter(isRefresh)).toHaveLength(1);
    expect(toasts).toEqual([expiredToast]);
    expect(token.current).toBeUndefined();
  });

  it.each([
    { what: 'has no such call', status: 404, body: {} },
    { what: 'answers no token', status: 200, body: { success: true } },
  ])('has expired where the server $what', async ({ status, body }) => {
    const server = await serve((response, request) =>
      isRefresh(request) ? json(response, status, body) : json(response, 401, {}),
    );
    const token = memoryToken('old');
    const request = createRequester({ origin: server.origin, token });
    await expect(request(bookingEndpoints.mine, {})).rejects.toThrow('Unauthorized access.');
    expect(token.current).toBeUndefined();
  });
});

describe('while the session can not be renewed for another reason', () => {
  it.each([
    { what: 'the line breaks', status: 0, isTold: isNetworkError },
    {
      what: 'the server is in trouble',
      status: 503,
      isTold: (error: unknown) => isHttpError(error) && error.status === 503,
    },
  ])('it is kept: $what', async ({ status, isTold }) => {
    const server = await serve((response, request) => {
      if (!isRefresh(request)) json(response, 401, refused);
      else if (status === 0) response.socket?.destroy();
      else json(response, status, {});
    });
    const toasts: ToastMessage[] = [];
    const token = memoryToken('old');
    const onToast = (toast: ToastMessage) => toasts.push(toast);
    const request = createRequester({ origin: server.origin, token, onToast });
    const error: unknown = await request(bookingEndpoints.mine, {}).catch(
      (reason: unknown) => reason,
    );
    expect(isTold(error), String(error)).toBe(true);
    expect(token.current).toBe('old');
    expect(toasts).not.toContainEqual(expiredToast);
  });
});

describe('a session that changes meanwhile', () => {
  it('is used as another tab has renewed it', async () => {
    const known = new Set(['other-tab']);
    const { mine, received, token } = await withSessions({ known });
    const call = mine();
    token.current = 'other-tab';
    await expect(call).resolves.toEqual({ bookings: [] });
    expect(received.filter(isRefresh)).toEqual([]);
  });

  it('is not overwritten by a renewal that comes late', async () => {
    const token = memoryToken('old');
    const server = await serve((response, request) => {
      if (isRefresh(request)) {
        token.current = 'signed-in-anew';
        return json(response, 200, { success: true, token: 'of-the-old-one' });
      }
      const status = tokenOf(request) === 'signed-in-anew' ? 200 : 401;
      return json(response, status, status === 200 ? bookings : refused);
    });
    const request = createRequester({ origin: server.origin, token });
    await expect(request(bookingEndpoints.mine, {})).resolves.toEqual({ bookings: [] });
    expect(token.current).toBe('signed-in-anew');
  });

  it('does not expire when the person has left by then', async () => {
    const { mine, token, toasts } = await withSessions({ known: new Set() });
    const call = mine();
    token.remove();
    await expect(call).rejects.toThrow('Unauthorized access.');
    expect(toasts).toEqual([]);
  });
});

describe('a 401 that says nothing about the session', () => {
  it.each([
    { what: 'signing in', code: 'unauthorized', endpoint: authEndpoints.login },
    { what: 'Google', code: 'unauthorized', endpoint: authEndpoints.google },
    {
      what: 'a wrong password',
      code: 'invalid_credentials',
      endpoint: authEndpoints.changePassword,
    },
  ])('is the answer to the call: $what', async ({ code, endpoint }) => {
    const server = await serve((response) =>
      json(response, 401, { success: false, message: 'Wrong password.', code }),
    );
    const toasts: ToastMessage[] = [];
    const token = memoryToken('old');
    const onToast = (toast: ToastMessage) => toasts.push(toast);
    const request = createRequester({ origin: server.origin, token, onToast });
    await expect(request(endpoint, inputs)).rejects.toThrow('Wrong password.');
    expect(server.received).toHaveLength(1);
    expect(toasts).toEqual([]);
    expect(token.current).toBe('old');
  });

  it('is the answer to a call of nobody', async () => {
    const server = await serve((response) => json(response, 401, refused));
    const request = createRequester({ origin: server.origin, token: memoryToken() });
    await expect(request(bookingEndpoints.mine, {})).rejects.toThrow('Please login to continue.');
    expect(server.received).toHaveLength(1);
  });
});

const inputs = {
  email: 'a@b.example',
  password: 'x',
  idToken: 'x',
  currentPassword: 'x',
  newPassword: 'y',
};

describe('the token', () => {
  it('is kept after signing in, by whichever reading', async () => {
    const server = await serve((response, { url }) =>
      url === '/api/auth/register'
        ? json(response, 200, { status: 'success', data: { token: 'r', user: { name: 'R' } } })
        : json(response, 200, { success: true, token: 'l', user: { name: 'L' } }),
    );
    const token = memoryToken();
    const client = createClient({ origin: server.origin, token });
    const account = {
      name: 'R',
      email: 'r@b.example',
      phone: '+8801712345678',
      password: 'secret',
    };
    await expect(client.auth.register(account)).resolves.toMatchObject({ user: { name: 'R' } });
    expect(token.current).toBe('r');
    await client.auth.login({ email: 'l@b.example', password: 'secret' });
    expect(token.current).toBe('l');
  });

  it('is not kept from an answer that is none', async () => {
    const server = await serve((response) => json(response, 200, { success: true, token: 't' }));
    const token = memoryToken();
    const client = createClient({ origin: server.origin, token });
    const account = {
      name: 'R',
      email: 'r@b.example',
      phone: '+8801712345678',
      password: 'secret',
    };
    await expect(client.auth.register(account)).rejects.toThrow(
      'Registration failed - unexpected response format',
    );
    expect(token.current).toBeUndefined();
  });

  it.each([200, 401, 500])(
    'is removed on leaving before the server answers, and whatever it does: %i',
    async (status) => {
      const token = memoryToken('t');
      const atServer: (string | undefined)[] = [];
      const server = await serve((response) => {
        atServer.push(token.current);
        json(response, status, { success: status === 200 });
      });
      const toasts: ToastMessage[] = [];
      const client = createClient({ origin: server.origin, token, onToast: (t) => toasts.push(t) });
      await client.auth.logout().catch(() => undefined);
      expect(server.received.map(tokenOf)).toEqual(['t']);
      expect(atServer).toEqual([undefined]);
      expect(token.current).toBeUndefined();
      expect(toasts).not.toContainEqual(expiredToast);
    },
  );

  it('may be kept somewhere that answers later', async () => {
    const server = await serve((response) => json(response, 200, { success: true, user: {} }));
    const request = createRequester({
      origin: server.origin,
      token: { get: () => Promise.resolve('later') },
    });
    await request(endpoints.users.profile, {});
    expect(server.received.map(tokenOf)).toEqual(['later']);
  });
});

describe('a session in the cookie of the console', () => {
  it('counts by a header on every call, and by no token', async () => {
    const server = await serve((response) =>
      json(response, 200, { success: true, token: '', user: { _id: 'u', role: 'admin' } }),
    );
    const request = createRequester({ origin: server.origin, token: 'cookie' });
    await request(authEndpoints.login, { email: 'a@b.example', password: 'secret' });
    await request(authEndpoints.me, {});
    const headers = server.received.map((one) => [
      one.headers['pothik-console'],
      one.headers.authorization,
    ]);
    expect(headers).toEqual([
      ['1', undefined],
      ['1', undefined],
    ]);
  });

  it('is not renewed when it has ended: whoever asked is told, without a toast', async () => {
    const onUnauthorized = vi.fn();
    const { mine, received, toasts } = await withSessions(
      { known: new Set(), next: 'new' },
      { token: 'cookie', onUnauthorized },
    );
    await expect(mine()).rejects.toThrow('Unauthorized access.');
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(received).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  it.each(['invalid_credentials', 'second_factor_required'])('is not ended by %s', async (code) => {
    const onUnauthorized = vi.fn();
    const server = await serve((response) => json(response, 401, { ...refused, code }));
    const request = createRequester({ origin: server.origin, token: 'cookie', onUnauthorized });
    const input = { password: 'wrong', code: '123456' };
    const removal = request(endpoints.staffFactors.remove, input);
    await expect(removal).rejects.toThrow(refused.message);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
