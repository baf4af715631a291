import { refreshEndpoint, type EndpointDeclaration } from '@pothik/contract';
import { createAttempt, type UnderWay } from './request/attempt.ts';
import { toCallPromise, type AnsweredCall, type CallPromise } from './answer/call-promise.ts';
import { checkOrigin } from './request/check-origin.ts';
import { isApiError, type AnyApiError } from './errors/any-api-error.ts';
import { HttpError, isHttpError } from './errors/http-error.ts';
import { isResponseFormatError } from './errors/response-format-error.ts';
import { failureToast } from './failure-toast.ts';
import { isSendableToken } from './request/headers.ts';
import type { CallOptions, ClientOptions } from './request/options.ts';
import { createSession, isSessionRefused, unauthorizedMessage } from './session/session.ts';
import { readToken } from './session/sign-in.ts';
import { isObject } from './request/json.ts';

/** Makes a call of any endpoint; what goes in and comes out is as its declaration says. */
export type Caller = (
  endpoint: EndpointDeclaration,
  input: object,
  options?: CallOptions,
) => CallPromise<unknown>;

/** The server said no; anything else may be trouble that passes. */
const isRefusal = (error: unknown) =>
  isResponseFormatError(error) ||
  (isHttpError(error) && error.status < 500 && error.status !== 429);

/**
 * Makes the function that all calls go through: it builds the request, keeps the session
 * (Specification §7, §8) and reads the answer. It keeps nothing but its options and a renewal of
 * the session that is under way.
 *
 * @throws TypeError for an origin that no call could be made to.
 */
export function createCaller(options: ClientOptions): Caller {
  checkOrigin(options);
  const { token: source } = options;
  const tokens = source === 'cookie' ? undefined : source;
  const attempt = createAttempt(options);

  const session = createSession(options, tokens, async (refused) => {
    const endpoint = refreshEndpoint;
    try {
      const { result, body } = await attempt({ endpoint, input: {}, options: {} }, refused);
      return readToken(endpoint, body, result);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });

  /** The app's words for a failure. Words that do not come lose nobody the failure itself. */
  async function wordsFor(error: AnyApiError) {
    try {
      return await options.describe?.(error);
    } catch {
      return undefined;
    }
  }

  async function attemptWithSession(call: UnderWay) {
    const kept = call.endpoint.access === 'public' ? undefined : await tokens?.get();
    const token = kept !== undefined && isSendableToken(kept) ? kept : undefined;
    // Whatever the server says, and whether or not it is heard, who leaves has left (Specification §7).
    if (call.endpoint.signsOut) await tokens?.remove?.();
    try {
      return await attempt(call, token);
    } catch (error) {
      if (!(token ?? source === 'cookie') || !isSessionRefused(call.endpoint, error)) throw error;
      const renewed = token && (await session.renew(token));
      if (renewed !== undefined) {
        try {
          return await attempt(call, renewed);
        } catch (second) {
          if (!isSessionRefused(call.endpoint, second)) throw second;
        }
      }
      const ended = new HttpError(unauthorizedMessage, error);
      if (token === undefined) options.onUnauthorized?.();
      else await session.expire(renewed ?? token, await wordsFor(ended));
      throw ended;
    }
  }

  async function perform(call: UnderWay): Promise<AnsweredCall<unknown>> {
    const { endpoint } = call;
    const { response, result, body } = await attemptWithSession(call);
    if (endpoint.signsIn) await tokens?.set?.(readToken(endpoint, body, result));
    const { success: message } = endpoint;
    const isSilent = message !== undefined && isObject(result);
    return { response, result: isSilent ? { message, ...result } : result };
  }

  async function performAndTell(call: UnderWay): Promise<AnsweredCall<unknown>> {
    try {
      return await perform(call);
    } catch (error) {
      const { quiet } = call.options;
      const isQuiet = typeof quiet === 'function' ? quiet(error) : quiet;
      const toast = isQuiet ? undefined : failureToast(error);
      if (isApiError(error)) {
        error.method ??= call.endpoint.method;
        error.path ??= call.endpoint.path;
        const words = await wordsFor(error);
        if (words) {
          error.message = words;
          if (isHttpError(error)) error.serverMessage &&= words;
          if (toast) toast.message = words;
        }
      }
      if (toast) options.onToast?.(toast);
      throw error;
    }
  }

  return (endpoint, input, call = {}) =>
    toCallPromise(performAndTell({ endpoint, input: { ...input }, options: call }));
}
