import {
  errorStatus,
  fromWire,
  type EndpointDeclaration,
  type ErrorCode,
  type Pagination,
} from '@pothik/contract';
import { HttpError, type HttpFailure } from './errors/http-error.ts';
import { ResponseFormatError } from './errors/response-format-error.ts';
import { isObject, parseJson, textOf, type JsonObject } from './json.ts';

/** What is said when a failed answer says nothing (Specification §8). */
const genericFailure = 'API request failed';

/** An answer as it came over the line. */
export interface RawAnswer {
  status: number;
  text: string;
  requestId: string | undefined;
  /** The header `retry-after` as it came. */
  retryAfter: string | undefined;
}

/** An answer that was understood: the whole body, and the result in it. */
export interface Answer {
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

/** In seconds. A date is not read: a phone's clock may be wrong by years. */
const secondsIn = (text: string | undefined) =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function toFailure({ status, requestId, retryAfter }: RawAnswer, body: unknown): HttpFailure {
  const told = isObject(body) ? body : {};
  const code = textOf(told.code);
  return {
    status,
    serverMessage: textOf(told.message),
    code: isErrorCode(code) ? code : undefined,
    fields: textsOf(told.fields),
    requestId: textOf(told.requestId) ?? requestId,
    retryAfter: secondsIn(retryAfter),
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
  answer: RawAnswer,
  input: JsonObject,
): Answer {
  const body = parseJson(answer.text);
  const isOk = answer.status >= 200 && answer.status < 300;
  if (!isOk || saysFailure(body)) {
    const told = toFailure(answer, body);
    throw new HttpError(told.serverMessage ?? failure ?? genericFailure, told);
  }
  if (answer.text === '' && mayBeEmpty) return { result: {}, body };
  const result = fromWire(envelope, body);
  if (result === undefined || result === null) {
    throw new ResponseFormatError(failure ?? 'Invalid response structure from server', answer);
  }
  return { result: envelope === 'page' ? withAskedPage(result, body, input) : result, body };
}
