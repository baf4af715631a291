import type { CallResponse } from './read-answer.ts';

/** A result with the answer that brought it. */
export interface AnsweredCall<Result> {
  result: Result;
  response: CallResponse;
}

/** What a call comes to; on demand with its status, its headers and its id in the server's log. */
export interface CallPromise<Result> extends Promise<Result> {
  /**
   * ```ts
   * const { result, response } = await client.services.get({ id }).withResponse();
   * ```
   *
   * @throws what the call throws.
   */
  withResponse(): Promise<AnsweredCall<Result>>;
}

export function toCallPromise<Result>(call: Promise<AnsweredCall<Result>>): CallPromise<Result> {
  const promise = call.then(({ result }) => result);
  return Object.assign(promise, {
    withResponse() {
      // Who asks for both hears of a failure once.
      promise.catch(() => undefined);
      return call;
    },
  });
}
