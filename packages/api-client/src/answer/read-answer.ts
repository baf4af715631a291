import {
  errorStatus,
  fromWire,
  type EndpointDeclaration,
  type ErrorCode,
  type Pagination,
} from '@pothik/contract';
import { HttpError, type HttpFailure } from '../errors/http-error.ts';
import { ResponseFormatError } from '../errors/response-format-error.ts';
import { isObject, parseJson, textOf, type JsonObject } from '../request/json.ts';

/** What is said when a failed answer says nothing (Specification §8). */
const genericFailure = 'API request failed';

/** An answer as it came over the line. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** An answer beside its result. */
export interface CallResponse {
  status: number;
  /** Where the server is another origin, a browser shows those alone that the server names. */
  headers: Headers;
  /** Names the call in the server's log. */
  requestId: string | undefined;
}

/** An answer that was understood: the whole body, and the result in it. */
export interface Answer {
  response: CallResponse;
  body: unknown;
  result: unknown;
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errorStatus, code);

function textsOf(value: unknown): Record<string, string> | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/**
 * How long the server asks to wait, in seconds. A date is counted from the server's own: a phone's
 * clock may be wrong by years.
 */
function secondsToWait(headers: Headers): number | undefined {
  const asked = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(asked)) return Number(asked);
  if (!asked.endsWith(' GMT')) return undefined;
  const served = Date.parse(headers.get('date') ?? '');
  const wait = Date.parse(asked) - (Number.isNaN(served) ? Date.now() : served);
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.ceil(wait / 1_000));
}

function toFailure({ status, headers, requestId }: CallResponse, body: unknown): HttpFailure {
  const told = isObject(body) ? body : {};
  const code = textOf(told.code);
  return {
    status,
    serverMessage: textOf(told.message),
    code: isErrorCode(code) ? code : undefined,
    fields: textsOf(told.fields),
    requestId: textOf(told.requestId) ?? requestId,
    retryAfter: secondsToWait(headers),
  };
}

/** Some servers say that they failed with status 200. */
const saysFailure = (body: unknown) =>
  isObject(body) &&
  (body.success === false ||
    (body.success === undefined && (body.status === 'error' || body.status === 'fail')));

/** A page of a server that tells no more than the specification asks for: the one asked for. */
function withAskedPage(result: unknown, body: unknown, input: JsonObject): unknown {
  if (!isObject(result) || !isObject(body)) return result;
  const told = isObject(body.pagination) ? body.pagination : {};
  const asked: Partial<Pagination> = {
    ...(typeof input.page === 'number' && told.page === undefined ? { page: input.page } : {}),
    ...(typeof input.limit === 'number' && told.limit === undefined ? { limit: input.limit } : {}),
  };
  return { ...result, pagination: { ...(result.pagination as Pagination), ...asked } };
}

/**
 * The result out of an answer, whichever reading the server follows.
 *
 * @throws HttpError when the server refused, by status or by `success: false`.
 * @throws ResponseFormatError when a success holds no result.
 */
export function readAnswer(
  { envelope, failure, mayBeEmpty }: EndpointDeclaration,
  { status, headers, text }: RawAnswer,
  input: JsonObject,
): Answer {
  const body = parseJson(text);
  const response = { status, headers, requestId: headers.get('x-request-id') ?? undefined };
  if (status < 200 || status >= 300 || saysFailure(body)) {
    const told = toFailure(response, body);
    throw new HttpError(told.serverMessage ?? failure ?? genericFailure, told);
  }
  if (text === '' && mayBeEmpty) return { response, result: {}, body };
  const result = fromWire(envelope, body);
  if (result === undefined || result === null) {
    throw new ResponseFormatError(failure ?? 'Invalid response structure from server', response);
  }
  return {
    response,
    result: envelope === 'page' ? withAskedPage(result, body, input) : result,
    body,
  };
}
