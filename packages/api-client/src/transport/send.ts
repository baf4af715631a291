import type { RawAnswer } from '../answer/read-answer.ts';
import type { Exchange } from './exchange.ts';

/** Sends through `fetch` and waits for the whole answer. */
export async function send(
  fetchNow: typeof fetch,
  { url, body, credentials, ...rest }: Exchange,
  more: RequestInit,
): Promise<RawAnswer> {
  const response = await fetchNow(url, {
    ...rest,
    ...(body === undefined ? {} : { body }),
    ...(credentials === undefined ? {} : { credentials }),
    ...more,
  });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}
