import { bookingEndpoints, serviceEndpoints } from '@pothik/contract';
import { expect, it } from 'vitest';
import {
  createRequester,
  isHttpError,
  type ClientOptions,
  type ToastMessage,
} from '../src/index.ts';
import { toFailure } from '../src/rtk-query/failure.ts';
import { json, memoryToken, serve } from './local-server.ts';

const failureOf = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  );

/** A requester of a server that answers everything with this. */
async function open(status: number, body: object, more: ClientOptions = {}) {
  const server = await serve((response) => json(response, status, body));
  const toasts: ToastMessage[] = [];
  const onToast = (toast: ToastMessage) => toasts.push(toast);
  return { request: createRequester({ origin: server.origin, onToast, ...more }), toasts };
}

const refused = { success: false, message: 'This service was not found.', code: 'not_found' };
const read = { id: '1' };

it('stands in the place of what the server said, and of what a store keeps of it', async () => {
  const { request } = await open(404, refused, {
    describe: (error) =>
      isHttpError(error) ? `${String(error.code)}: ${String(error.serverMessage)}` : undefined,
  });
  const error = await failureOf(request(serviceEndpoints.get, read));
  const words = 'not_found: This service was not found.';
  expect(error).toMatchObject({ message: words, serverMessage: words, code: 'not_found' });
  expect(toFailure(error)).toMatchObject({ message: words, serverMessage: words });
});

it('stands in the toast and in the message, where the server said nothing', async () => {
  const { request, toasts } = await open(502, {}, { describe: () => 'পরে আবার চেষ্টা করুন।' });
  const error = await failureOf(request(serviceEndpoints.get, read));
  expect(error).toMatchObject({ message: 'পরে আবার চেষ্টা করুন।', serverMessage: undefined });
  expect(toasts).toEqual([{ type: 'error', message: 'পরে আবার চেষ্টা করুন।' }]);
});

it('is asked for a network that is gone, and for an answer that holds nothing', async () => {
  const describe: ClientOptions['describe'] = ({ name }) => name;
  const unreachable = createRequester({ fetch: () => Promise.reject(new TypeError()), describe });
  expect(await failureOf(unreachable(serviceEndpoints.get, read))).toMatchObject({
    message: 'NetworkError',
  });
  const { request } = await open(200, { success: true }, { describe });
  expect(await failureOf(request(serviceEndpoints.get, read))).toMatchObject({
    message: 'ResponseFormatError',
  });
});

it('tells of a session that has expired', async () => {
  const { request, toasts } = await open(
    401,
    { success: false, message: 'Please login to continue.', code: 'unauthorized' },
    {
      token: memoryToken('old'),
      describe: (error) =>
        isHttpError(error) && error.message !== error.serverMessage ? 'Over' : undefined,
    },
  );
  const error = await failureOf(request(bookingEndpoints.mine, {}));
  expect(error).toMatchObject({ message: 'Over', code: 'unauthorized' });
  expect(toasts).toEqual([{ type: 'error', message: 'Over' }]);
});

it('keeps everything where it has no words', async () => {
  const { request, toasts } = await open(404, refused, { describe: () => undefined });
  expect(await failureOf(request(serviceEndpoints.get, read))).toMatchObject({
    message: refused.message,
    serverMessage: refused.message,
  });
  expect(toasts).toEqual([]);
});

it('may be promised, where the words have to be loaded', async () => {
  const { request, toasts } = await open(502, {}, { describe: () => Promise.resolve('Later.') });
  const error = await failureOf(request(serviceEndpoints.get, read));
  expect(error).toMatchObject({ name: 'HttpError', message: 'Later.' });
  expect(toasts).toEqual([{ type: 'error', message: 'Later.' }]);
});

it('loses nobody the failure where the promised words do not come', async () => {
  const describe = () => Promise.reject(new TypeError('Failed to fetch a module'));
  const { request } = await open(404, refused, { describe });
  const error = await failureOf(request(serviceEndpoints.get, read));
  expect(error).toMatchObject({ name: 'HttpError', message: refused.message });
});
