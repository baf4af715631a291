import {
  consoleHeader,
  requestTimeout,
  uploadAnswerTimeout,
  uploadStallTimeout,
  type EndpointDeclaration,
} from '@pothik/contract';
import { buildRequest } from './build-request.ts';
import { withDeadline } from './deadline.ts';
import { isApiError } from '../errors/any-api-error.ts';
import { checkHeaders, clientHeaders, redactHeaders } from './headers.ts';
import type { Limit } from './key-permission.ts';
import type { JsonObject } from './json.ts';
import type { CallOptions, CallRecord, ClientOptions } from './options.ts';
import { readAnswer, type Answer, type RawAnswer } from '../answer/read-answer.ts';
import { withRetry } from './retry.ts';
import type { Exchange } from '../transport/exchange.ts';
import { send } from '../transport/send.ts';

/** One call on its way, whatever its endpoint. */
export interface UnderWay {
  endpoint: EndpointDeclaration;
  input: JsonObject;
  options: CallOptions;
}

/** Makes a call with this token or as nobody, again where the options ask for that. */
export type Attempt = (call: UnderWay, token: string | undefined) => Promise<Answer>;

/** What most calls need nothing of. */
const loadRest = () => import('./rarely-needed.ts');

function transfer(
  options: ClientOptions,
  exchange: Exchange,
  { signal, timeout, onUploadProgress }: CallOptions,
): Promise<RawAnswer> {
  const { body } = exchange;
  if (!(body instanceof FormData)) {
    return withDeadline(signal, timeout ?? requestTimeout, (cut) =>
      send(options.fetch ?? fetch, exchange, { signal: cut }),
    );
  }
  return withDeadline(signal, timeout ?? uploadStallTimeout, async (cut, moved) => {
    const { upload } = await loadRest();
    return upload(options.fetch, exchange, body, cut, {
      progress(step) {
        moved();
        onUploadProgress?.(step);
      },
      sent: () => moved(timeout ?? uploadAnswerTimeout),
    });
  });
}

/** A write that may be made again gets a key, by which the server knows that it is the same one. */
function withKey(call: UnderWay): UnderWay {
  if (!call.endpoint.idempotent || call.options.idempotencyKey !== undefined) return call;
  // `randomUUID` is missing where a page came without encryption.
  const idempotencyKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return { ...call, options: { ...call.options, idempotencyKey } };
}

export function createAttempt(options: ClientOptions): Attempt {
  const { origin = '', credentials, language } = options;

  async function exchangeOnce(
    call: UnderWay,
    token: string | undefined,
    where: string,
    attempt: number,
  ) {
    const { method, path } = call.endpoint;
    // English is what every server answers unasked.
    const inLanguage = language === 'en' || !call.endpoint.inLanguages ? {} : { lang: language };
    const { url, body } = buildRequest(where, call.endpoint, { ...inLanguage, ...call.input });
    const { idempotencyKey } = call.options;
    const headers = {
      accept: 'application/json',
      ...clientHeaders(where),
      ...(language ? { 'accept-language': language } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(options.token === 'cookie' ? { [consoleHeader]: '1' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...options.headers,
      ...call.options.headers,
      ...options.onAttempt?.({ method, path, attempt }),
    };
    checkHeaders(headers);
    const started = performance.now();
    const record: Partial<CallRecord> = {};
    try {
      const exchange = { method, url, headers, body, credentials };
      const answer = await transfer(options, exchange, call.options);
      record.status = answer.status;
      record.requestId = answer.headers.get('x-request-id') ?? undefined;
      return readAnswer(call.endpoint, answer, call.input);
    } catch (error) {
      record.error = error instanceof Error ? error.name : 'Error';
      throw error;
    } finally {
      const duration = performance.now() - started;
      options.onCall?.({
        method,
        path,
        attempt,
        headers: redactHeaders(headers),
        ...record,
        duration,
      });
    }
  }

  return async (given, token) => {
    const { endpoint } = given;
    const retry = given.options.retry ?? options.retry ?? { attempts: 0 };
    const keyed = retry.attempts > 0 ? withKey(given) : given;
    const limit: Limit = (exchange) => withDeadline(keyed.options.signal, requestTimeout, exchange);
    // Another server may not take keys.
    const call =
      keyed.options.idempotencyKey && origin
        ? await (await limit(loadRest)).permitKey(keyed, options, limit)
        : keyed;
    const isSafe =
      endpoint.method === 'GET' ||
      (endpoint.idempotent === true && call.options.idempotencyKey !== undefined);
    try {
      return await withRetry(retry, isSafe, call.options.signal, (attempt) =>
        exchangeOnce(call, token, origin, attempt),
      );
    } catch (error) {
      if (!endpoint.isOnPageToo || origin === '' || !isApiError(error)) throw error;
      return exchangeOnce(call, token, '', 1).catch((second: unknown) => {
        throw isApiError(second) ? error : second;
      });
    }
  };
}
