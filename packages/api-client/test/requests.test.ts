import {
  apiVersion,
  authEndpoints,
  endpoints,
  serviceEndpoints,
  settingsEndpoints,
} from '@pothik/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createClient,
  createRequester,
  isNetworkError,
  type CallRecord,
  type ToastMessage,
} from '../src/index.ts';
import { json, memoryToken, pageOf, serve } from './local-server.ts';

it('makes the calls of the contract, grouped', async () => {
  const { origin, received } = await serve((response) => json(response, 200, pageOf(['s1'], true)));
  const client = createClient({ origin });
  const page = await client.services.list({ page: 2, search: 'ভিসা' });
  expect(page.data).toEqual([{ _id: 's1' }]);
  expect(page.pagination).toEqual({ page: 2, limit: 1, hasNext: true, total: 100 });
  await client.services.list();
  await client.request(serviceEndpoints.list, {});
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET /api/services?page=2&search=${encodeURIComponent('ভিসা')}`,
    'GET /api/services',
    'GET /api/services',
  ]);
});

it('sends the token with every call but public ones', async () => {
  const { origin, received } = await serve((response) =>
    json(response, 200, { success: true, data: {} }),
  );
  const client = createClient({ origin, token: memoryToken('secret'), headers: { 'x-app': 'a' } });
  await client.settings.branding();
  await client.settings.contact();
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer secret',
    undefined,
  ]);
  expect(received.map(({ headers }) => headers['x-app'])).toEqual(['a', 'a']);
});

it('names itself and the version of the API that it was made for', async () => {
  const { origin, received } = await serve((response) =>
    json(response, 200, { success: true, data: {} }),
  );
  await createClient({ origin }).settings.branding();
  expect(received[0]?.headers).toMatchObject({
    'pothik-version': apiVersion,
    'user-agent': 'pothik/source',
  });
});

it('asks in the language of the person for what comes in several, and names it with every call', async () => {
  const { origin, received } = await serve((response) => json(response, 200, pageOf(['s1'], true)));
  const client = createClient({ origin, language: 'bn' });
  await client.services.list({ page: 2 });
  await client.services.list({ lang: 'en' });
  await client.bookings.mine();
  expect(received.map(({ url, headers }) => [url, headers['accept-language']])).toEqual([
    ['/api/services?lang=bn&page=2', 'bn'],
    ['/api/services?lang=en', 'bn'],
    ['/api/bookings/my-bookings', 'bn'],
  ]);
});

it('asks for nothing but what every server knows where the language of the person is English', async () => {
  const { origin, received } = await serve((response) => json(response, 200, pageOf(['s1'], true)));
  await createClient({ origin, language: 'en' }).services.list({ page: 2 });
  expect(received.map(({ url, headers }) => [url, headers['accept-language']])).toEqual([
    ['/api/services?page=2', 'en'],
  ]);
});

it('says nothing of itself to another origin than the page has', async () => {
  vi.stubGlobal('document', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const sent: (Record<string, string> | undefined)[] = [];
  const notice: typeof fetch = (_url, init) => {
    sent.push(init?.headers as Record<string, string>);
    return Promise.resolve(Response.json({ success: true, data: {} }));
  };
  await createClient({ origin: 'https://api.example', fetch: notice }).settings.branding();
  await createClient({ fetch: notice }).settings.branding();
  expect(sent).toEqual([
    { accept: 'application/json' },
    { accept: 'application/json', 'pothik-version': apiVersion },
  ]);
});

it('sends JSON and the idempotency key', async () => {
  const { origin, received } = await serve((response) =>
    json(response, 200, { success: true, chat: { _id: 'c', status: 'waiting' } }),
  );
  const client = createClient({ origin });
  const input = { name: 'Rahim', phone: '+8801712345678' };
  await client.chats.start(input, { idempotencyKey: 'k1' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(input);
  expect(received[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
});

it('asks the own origin for the contact when the API does not tell it', async () => {
  const asked: unknown[] = [];
  const client = createClient({
    origin: 'https://api.example',
    fetch: (url) => {
      asked.push(url);
      return asked.length === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ success: true, data: { phone: '+8801' } }));
    },
  });
  await expect(client.settings.contact()).resolves.toEqual({ phone: '+8801' });
  expect(asked).toEqual([
    'https://api.example/api/settings/contact/public',
    '/api/settings/contact/public',
  ]);
});

it('tells the first failure when the own origin has no contact either', async () => {
  const { origin } = await serve((response) => json(response, 503, { message: 'Back soon' }));
  const request = createRequester({ origin });
  await expect(request(settingsEndpoints.contact, {})).rejects.toThrow('Back soon');
});

it('gives a success the words of the specification where it has none', async () => {
  const { origin } = await serve((response) => json(response, 200, { success: true }));
  const client = createClient({ origin });
  await expect(client.auth.forgotPassword({ email: 'a@b.example' })).resolves.toEqual({
    message: 'Password reset email sent',
  });
});

it('tells of failures by toast, unless the call is quiet', async () => {
  const toasts: ToastMessage[] = [];
  const { origin } = await serve((response) => response.writeHead(500).end('<h1>Oops</h1>'));
  const client = createClient({ origin, onToast: (toast) => toasts.push(toast) });
  await expect(client.services.list()).rejects.toThrow('Failed to load services');
  await expect(client.services.list({}, { quiet: true })).rejects.toThrow();
  expect(toasts).toEqual([{ type: 'error', message: 'Server error. Please try again later.' }]);
});

it('tells of failures by toast, but for those of which a call says no', async () => {
  const toasts: ToastMessage[] = [];
  let isCut = false;
  const { origin } = await serve((response) =>
    isCut ? response.destroy() : response.writeHead(500).end(),
  );
  const client = createClient({ origin, onToast: (toast) => toasts.push(toast) });
  await expect(client.services.list({}, { quiet: isNetworkError })).rejects.toThrow();
  expect(toasts).toEqual([{ type: 'error', message: 'Server error. Please try again later.' }]);
  isCut = true;
  await expect(client.services.list({}, { quiet: isNetworkError })).rejects.toSatisfy(
    isNetworkError,
  );
  expect(toasts).toHaveLength(1);
});

it('logs what happened without credentials and inputs', async () => {
  const records: CallRecord[] = [];
  const { origin } = await serve((response) =>
    json(response, 404, { success: false, message: 'Service not found' }),
  );
  const request = createRequester({
    origin,
    token: memoryToken('secret-token'),
    onCall: (record) => records.push(record),
  });
  const call = request(
    serviceEndpoints.get,
    { id: 'private-id' },
    { headers: { Cookie: 'sid=1' } },
  );
  await expect(call).rejects.toThrow('Service not found');
  expect(records).toMatchObject([
    {
      method: 'GET',
      path: '/services/{id}',
      status: 404,
      requestId: 'req-1',
      error: 'HttpError',
      headers: { authorization: '[redacted]', Cookie: '[redacted]', accept: 'application/json' },
    },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/secret-token|private-id|sid=1/);
});

it('never names the token in an error', async () => {
  const { origin, received } = await serve((response) => json(response, 401, { message: 'No' }));
  const broken = createRequester({ origin, token: memoryToken('sec\nret') });
  await expect(broken(authEndpoints.me, {})).rejects.toThrow('No');
  expect(received[0]?.headers.authorization).toBeUndefined();

  const request = createRequester({ origin });
  const headers = { 'x-visitor-token': 'sec\nret' };
  const error: unknown = await request(endpoints.chats.get, { id: 'c' }, { headers }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain('x-visitor-token');
  expect(String(error)).not.toContain('ret"');
  expect(String(error)).not.toContain('sec');
});
