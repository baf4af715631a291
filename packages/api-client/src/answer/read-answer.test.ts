import { authEndpoints, bookingEndpoints, endpoints, serviceEndpoints } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../errors/http-error.ts';
import { ResponseFormatError } from '../errors/response-format-error.ts';
import { readAnswer } from './read-answer.ts';

const answer = (status: number, body: unknown, text = JSON.stringify(body)) => ({
  status,
  text,
  headers: new Headers(),
});
const read = (
  endpoint: Parameters<typeof readAnswer>[0],
  raw: ReturnType<typeof answer>,
  input = {},
) => readAnswer(endpoint, raw, input).result;

function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('both readings of the specification', () => {
  const bookings = [{ _id: 'b1' }];

  it.each([
    { reading: 'fields by name', body: { success: true, bookings } },
    { reading: 'fields under data', body: { success: true, data: { bookings } } },
    { reading: 'status for success', body: { status: 'success', bookings } },
    {
      reading: 'all of it',
      body: { success: true, status: 'success', bookings, data: { bookings } },
    },
  ])('are one result: $reading', ({ body }) => {
    expect(read(bookingEndpoints.mine, answer(200, body))).toEqual({ bookings });
  });

  it('keep a status of their own', () => {
    const body = { success: true, status: 'cancelled', history: [] };
    expect(read(bookingEndpoints.status, answer(200, body))).toEqual({
      status: 'cancelled',
      history: [],
    });
  });

  it('fill in what a plain page does not tell with what was asked for', () => {
    const body = { success: true, data: [{ _id: 's' }], pagination: { hasNext: true, total: 40 } };
    expect(read(serviceEndpoints.list, answer(200, body), { page: 3, limit: 12 })).toEqual({
      data: [{ _id: 's' }],
      pagination: { page: 3, limit: 12, hasNext: true, total: 40 },
    });
  });

  it('believe a page that tells where it stands', () => {
    const pagination = { page: 1, limit: 10, hasNext: false, total: 1 };
    const result = read(
      serviceEndpoints.list,
      answer(200, { success: true, data: [], pagination }),
      {
        page: 9,
      },
    );
    expect(result).toMatchObject({ pagination });
  });
});

describe('a failure', () => {
  it('carries what the server tells of it', () => {
    const body = {
      success: false,
      message: 'Please login to continue.',
      code: 'unauthorized',
      fields: { email: 'Wrong', age: 7 },
      requestId: 'r-9',
    };
    const error = failureOf(() => read(authEndpoints.me, answer(401, body)));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      name: 'HttpError',
      message: 'Please login to continue.',
      serverMessage: 'Please login to continue.',
      status: 401,
      code: 'unauthorized',
      fields: { email: 'Wrong' },
      requestId: 'r-9',
    });
  });

  it.each([
    { what: 'an HTML page', text: '<html>Bad gateway</html>' },
    { what: 'nothing', text: '' },
    { what: 'broken JSON', text: '{"message": "Oo' },
    { what: 'JSON without a message', text: '{"error":1}' },
    { what: 'an empty message', text: '{"message":" "}' },
  ])('with $what has the words of its declaration', ({ text }) => {
    const error = failureOf(() => read(serviceEndpoints.list, answer(502, null, text)));
    expect(error).toMatchObject({
      status: 502,
      message: 'Failed to load services',
      serverMessage: undefined,
      retryable: true,
    });
  });

  it('has the generic words where its declaration has none', () => {
    const error = failureOf(() => read(endpoints.chats.get, answer(500, {})));
    expect(error).toMatchObject({ message: 'API request failed', retryable: false });
  });

  it('with a code of another server has none', () => {
    const error = failureOf(() => read(authEndpoints.me, answer(400, { code: 'E_OOPS' })));
    expect(error).toMatchObject({ code: undefined });
  });

  it.each([
    { body: { success: false, message: 'Closed today' }, message: 'Closed today' },
    { body: { success: false }, message: 'Failed to fetch bookings' },
    { body: { status: 'error', message: 'No' }, message: 'No' },
    { body: { status: 'fail' }, message: 'Failed to fetch bookings' },
  ])('may come with status 200: $body', ({ body, message }) => {
    const error = failureOf(() => read(bookingEndpoints.mine, answer(200, body)));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message, status: 200 });
  });
});

describe('a success', () => {
  it.each([
    { what: 'no JSON', endpoint: serviceEndpoints.get, text: 'hello' },
    { what: 'an empty body', endpoint: serviceEndpoints.get, text: '' },
    { what: 'no data', endpoint: serviceEndpoints.get, text: '{"success":true}' },
    { what: 'null for data', endpoint: serviceEndpoints.get, text: '{"success":true,"data":null}' },
    { what: 'no list', endpoint: serviceEndpoints.list, text: '{"success":true,"data":{}}' },
    { what: 'a bare list', endpoint: bookingEndpoints.mine, text: '[]' },
  ])('with $what holds no result', ({ endpoint, text }) => {
    const error = failureOf(() => read(endpoint, answer(200, null, text)));
    expect(error).toBeInstanceOf(ResponseFormatError);
    expect(error).toMatchObject({ message: endpoint.failure, retryable: false });
  });

  it('may have nothing to tell of what was done', () => {
    expect(read(endpoints.users.deleteAccount, answer(204, null, ''))).toEqual({});
  });
});
